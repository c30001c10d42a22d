/** What this browser remembers of its visitor's taste. A browser that keeps nothing forgets it with the tab. */

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`passgo-${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`passgo-${name}`, value);
  } catch {
    // Private windows may refuse.
  }
}
