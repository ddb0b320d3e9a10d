import "./layers.css.ts";
import "./reset.css.ts";
import "./sections.css.ts";
