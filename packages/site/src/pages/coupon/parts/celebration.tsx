import { papers, layer } from "./celebration.css.ts";

/**
 * The decoration of a brand for a won coupon (`decor.win`). It plays once when it is shown; most brands have none. It carries no
 * information: the text beside it says that the coupon has won. Its parent must be positioned (`position: relative`).
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
