import { BrandPattern } from "../../../parts/brand-pattern.tsx";
import { ScenePicture } from "../../../parts/brand-picture.tsx";
import type { HomeModel } from "../home.model.ts";
import { Horizon } from "./horizon.tsx";
import * as css from "./scene.css.ts";

/**
 * The background of Home's head text: the brand's picture, or its pattern and a sea. It follows the text in the document: a
 * browser that has parsed half of the head would draw it at the bottom of that half and then move it.
 */
export function Scene({ model: { pattern, scene } }: { readonly model: HomeModel }) {
  if (scene !== null) return <ScenePicture picture={scene} place="stage" />;
  return (
    <>
      <BrandPattern picture={pattern} className={css.pattern} />
      <Horizon />
    </>
  );
}
