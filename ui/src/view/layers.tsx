/** The layers of a drawing, from the back to the front. */

import type { JSX } from "preact";
import { layerOf, type Drawing } from "../art";

export function Layers({ of }: { of: Drawing }): JSX.Element {
  return (
    <>
      {of.map((written, i) => {
        const { colour, path, width } = layerOf(written);
        return width ? <path key={i} class="line" d={path} stroke={colour} stroke-width={width} /> : <path key={i} d={path} fill={colour} />;
      })}
    </>
  );
}
