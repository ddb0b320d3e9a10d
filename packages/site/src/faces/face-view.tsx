import type { FaceKind } from "@livery/skin";
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from "react";
import { useServices, type Services } from "../app/services.ts";
import type { Face, FaceModels, FaceName, FaceProps } from "./face-types.ts";

interface FaceViewProps<Kind extends FaceKind, Name extends FaceName<Kind>> {
  readonly kind: Kind;
  readonly name: Name;
  readonly model: FaceModels[Kind][Name];
  /** The shape of what comes while the face's file is on its way. */
  readonly waiting?: ReactNode;
}

/** The face that the brand has chosen for a page or block. One that has been loaded is drawn at once. */
export function FaceView<Kind extends FaceKind, Name extends FaceName<Kind>>({
  kind,
  model,
  name,
  waiting = null,
}: FaceViewProps<Kind, Name>) {
  const { faces } = useServices();
  const [Chosen] = useState(() => faces.loaded(kind, name) ?? laterFace(faces, kind, name));
  return (
    <Suspense fallback={waiting}>
      <Chosen model={model} />
    </Suspense>
  );
}

/** One lazy component a face: a new one would be a new wait. */
const pending = new WeakMap<Services["faces"], Map<string, unknown>>();

function laterFace<Kind extends FaceKind, Name extends FaceName<Kind>>(
  faces: Services["faces"],
  kind: Kind,
  name: Name,
): ComponentType<FaceProps<FaceModels[Kind][Name]>> {
  let known = pending.get(faces);
  if (known === undefined) pending.set(faces, (known = new Map<string, unknown>()));
  const ofApp = known;
  const key = `${kind}/${name}`;
  const waiting = ofApp.get(key) as Face<FaceModels[Kind][Name]> | undefined;
  if (waiting !== undefined) return waiting;
  const later = lazy(async () => {
    try {
      return { default: await faces.load(kind, name) };
    } catch (error) {
      // A file that did not come is asked for again when the page is opened again.
      ofApp.delete(key);
      throw error;
    }
  });
  ofApp.set(key, later);
  return later;
}
