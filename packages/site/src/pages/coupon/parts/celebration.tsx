import { papers, layer } from "./celebration.css.ts";

/**
 * What a brand lets fall over a bet that has won (`decor.win`), once, when it comes on the page; most have nothing. It is no news: that
 * it has won is said in words beside it. Stands in what is placed (`position: relative`).
 */
export function Celebration() {
  return (
    <div className={layer} aria-hidden>
      {Object.values(papers).map((paper) => (
        <i key={paper} className={paper} />
      ))}
    </div>
  );
}
