import "./layers.css.ts";
import "./reset.css.ts";
import "./tokens.css.ts";
import "./sections.css.ts";
import "./boxes.css.ts";
import "./headings.css.ts";
import "./print.css.ts";
