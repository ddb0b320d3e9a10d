import { BrandPattern } from "../../../shell/brand-pattern.tsx";
import { ScenePicture } from "../../../shell/brand-picture.tsx";
import type { HomeModel } from "../model.ts";
import { Horizon } from "./horizon.tsx";
import * as css from "./scene.css.ts";

/**
 * What lies behind the words of Home's head: the brand's own world, or its tile and a sea. It stands after them in the
 * document: a browser that has read half of the head would draw it at the foot of that half, and move it.
 */
export function Scene({ model: { pattern, scene } }: { readonly model: HomeModel }) {
  if (scene !== null) return <ScenePicture picture={scene} />;
  return (
    <>
      <BrandPattern picture={pattern} className={css.pattern} />
      <Horizon />
    </>
  );
}
