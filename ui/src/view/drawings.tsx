/** Drawings of the art pack, and the plain signs that stand in for what it leaves out. */

import type { JSX } from "preact";
import { art, drawingOf, type Drawing } from "../art";
import type { Space } from "../edition";
import { Layers } from "./layers";
import { BUILDINGS, Sign, SIGNS } from "./shapes";

/** A drawing beside text, or the plain sign. */
export function Picture({ drawing, plain, size = 20 }: { drawing: Drawing | undefined; plain: string; size?: number }): JSX.Element {
  if (!drawing) return <Sign d={plain} size={size} />;
  return <svg class="sign drawing" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true"><Layers of={drawing} /></svg>;
}

export function SpacePicture({ space, size = 20 }: { space: Space; size?: number }): JSX.Element {
  return <Picture drawing={drawingOf(space)} plain={SIGNS[space.kind]} size={size} />;
}

export function BuildingPicture({ hotel, size = 20 }: { hotel: boolean; size?: number }): JSX.Element {
  const kind = hotel ? "hotel" : "house";
  return <Picture drawing={art.value.buildings[kind]} plain={BUILDINGS[kind]} size={size} />;
}

interface Placed {
  x: number;
  y: number;
  size: number;
  kind: string;
}

/** The same inside of the board's drawing: a square from x and y. */
export function Mark({ drawing, plain, x, y, size, kind }: Placed & { drawing: Drawing | undefined; plain: string }): JSX.Element {
  const at = `translate(${x} ${y})`;
  if (!drawing) return <path class={kind} d={plain} fill-rule="evenodd" transform={`${at} scale(${size / 24})`} />;
  return <g class={`drawing ${kind}`} transform={`${at} scale(${size / 48})`}><Layers of={drawing} /></g>;
}

/** The middle of the board, behind everything. */
export function Backdrop(): JSX.Element | null {
  const { scene } = art.value;
  if (!scene.length) return null;
  return <svg class="backdrop drawing" viewBox="0 0 120 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><Layers of={scene} /></svg>;
}
