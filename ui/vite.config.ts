import { defineConfig } from "vite";

// Where the built table goes: the package's build hook says so, else beside the sources.
declare const process: { env: Record<string, string | undefined> };
const OUT = process.env["PASSGO_UI_OUT"];

export default defineConfig(({ mode }) => {
  const harness = mode === "harness";
  return {
    base: "./",
    oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
    build: {
      outDir: OUT ?? (harness ? "dist-harness" : "dist"),
      emptyOutDir: true,
      target: "es2022",
      modulePreload: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rollupOptions: {
        input: harness ? { harness: "harness/index.html" } : { table: "src/main.tsx", panel: "src/panel/main.tsx", fair: "src/fair/main.ts", review: "src/review/main.ts", preview: "src/preview/main.ts" },
        // Fixed names: the server adds the package's version to the address, so that caches notice a new one. What they
        // share is asked for by themselves, without that version.
        output: { entryFileNames: "[name].js", chunkFileNames: "shared-[hash].js", assetFileNames: "[name][extname]" },
      },
    },
    server: { fs: { allow: [".."] } }, // tests read the catalogues
    test: { environment: "happy-dom", include: ["tests/**/*.test.{ts,tsx}"] },
  };
});
