import type { RecordedCall as Recorded } from "@livery/browser-app/testing";
import type { PanelKey, PanelPayload, PanelResult } from "@livery/contract/panel";

/** The answer of each call, in the model's terms; an absent call is answered with `not_served`. */
export type Answers = {
  [Key in PanelKey]?: (payload: PanelPayload<Key>) => PanelResult<Key> | Promise<PanelResult<Key>>;
};

/** A call of the panel as the server received it. */
export type RecordedCall = Recorded<PanelKey>;
