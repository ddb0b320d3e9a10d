import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A story of a stub: what stands in its root, or `throws` for one that fails. */
export type StubStories = Readonly<Record<string, string>>;

/** Writes a folder that is a built Storybook for whatever draws one: its index and a canvas with the preview's globals. */
export function writeStubBook(folder: string, stories: StubStories): void {
  mkdirSync(folder, { recursive: true });
  const entries = Object.fromEntries(
    Object.keys(stories).map((id) => [
      id,
      { id, title: "Stub", name: id, type: "story", importPath: `./stories/${id}.stories.tsx` },
    ]),
  );
  writeFileSync(join(folder, "index.json"), JSON.stringify({ entries }));
  writeFileSync(
    join(folder, "iframe.html"),
    `<!doctype html><html><body style="margin:0"><div id="root"></div><p class="sb-errordisplay"></p>
<script type="module">(${preview.toString()})(${JSON.stringify(stories)})</script></body></html>`,
  );
}

/** In the page: the part of Storybook's preview that drawing uses. */
function preview(stories: StubStories): void {
  const listeners = new Map<string, ((payload: object) => void)[]>();
  const on = (event: string, listener: (payload: object) => void) =>
    void listeners.set(event, [...(listeners.get(event) ?? []), listener]);
  const send = (event: string, payload: object) => {
    for (const listener of listeners.get(event) ?? []) listener(payload);
  };
  const state = { id: "", phase: "" };
  const globals: Record<string, string> = {};
  /** The frame around a story applies them; a story that failed has none. */
  const applyGlobals = () => {
    const { dataset } = document.documentElement;
    delete dataset["theme"];
    if (!document.body.classList.contains("sb-show-errordisplay"))
      Object.assign(dataset, { theme: globals["skin"], mode: globals["mode"] });
  };
  const enter = (newPhase: string) => {
    state.phase = newPhase;
    send("storyRenderPhaseChanged", { newPhase, storyId: state.id });
  };
  const render = (id: string) => {
    state.id = id;
    enter("rendering");
    const html = stories[id] ?? "";
    const isFailing = html === "throws";
    document.body.classList.toggle("sb-show-errordisplay", isFailing);
    if (isFailing) {
      send("playFunctionThrewException", { message: `${id} has failed` });
      enter("errored");
    }
    const root = document.querySelector("#root");
    if (root !== null) root.innerHTML = isFailing ? "" : html;
    applyGlobals();
    enter("finished");
  };
  Object.assign(globalThis, {
    __STORYBOOK_PREVIEW__: {
      currentRender: state,
      storyStoreValue: {
        loadStory: async () => ({ parameters: {}, storyGlobals: {} }),
        projectAnnotations: { globalTypes: { skin: { toolbar: { items: [{ value: "plain" }] } } } },
      },
    },
    __STORYBOOK_ADDONS_CHANNEL__: {
      on,
      once: on,
      emit: (event: string, payload: { readonly storyId?: string; readonly globals?: Record<string, string> }) => {
        if (event === "updateGlobals") {
          Object.assign(globals, payload.globals);
          applyGlobals();
        } else if (payload.storyId !== undefined) render(payload.storyId);
      },
    },
  });
  render(new URLSearchParams(location.search).get("id") ?? "");
}
