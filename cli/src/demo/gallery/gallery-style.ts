/**
 * The gallery's own style: a quiet rail on which the brands hang. The brands' values are custom properties (`galleryTheme`).
 * Logical properties throughout, and no size that a long German word could break.
 */
export const galleryStyle = `
:root{color-scheme:light dark;--ground:light-dark(#efeeea,#141517);--ink:light-dark(#17181b,#f2f1ed);--quiet:light-dark(#55575e,#a9abb3);--rail:light-dark(#d8d6cf,#2c2e33);--card:light-dark(#fbfaf8,#1d1f23);--ring:light-dark(#17181b,#f2f1ed)}
*,::before,::after{box-sizing:border-box}
html{background:var(--ground);color:var(--ink);font:1rem/1.5 "Instrument Sans Variable","Instrument Sans Fallback","Vazirmatn Variable",system-ui,sans-serif;text-size-adjust:100%}
body{margin:0 auto;max-inline-size:100rem;padding:clamp(1rem,3vw,3rem);padding-block-end:4rem}
h1,h2,p,ul,dl,dd{margin:0;padding:0}
ul{list-style:none}
a{color:inherit;text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--ring);outline-offset:3px;border-radius:4px}
.top{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;justify-content:space-between;color:var(--quiet);font-size:.9375rem}
.top ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem}
.top a{display:inline-block;padding-block:.5rem;text-decoration:none}
.top a:hover{text-decoration:underline}
.top [aria-current]{color:var(--ink);font-weight:600}
.head{display:grid;gap:1rem;margin-block:clamp(2rem,6vw,5rem) clamp(1.5rem,4vw,3rem)}
h1{font-size:clamp(2.25rem,6vw,4.5rem);font-weight:500;line-height:1.05;letter-spacing:-.03em;text-wrap:balance}
[lang=fa] h1{letter-spacing:0;line-height:1.3}
.head p{max-inline-size:44rem;color:var(--quiet);font-size:1.125rem;text-wrap:pretty}
.rail{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,24rem),1fr));gap:clamp(1.25rem,2.5vw,2.25rem)}
.rail>li{min-inline-size:0}
.card{position:relative;display:flex;flex-direction:column;block-size:100%;overflow:clip;border-radius:14px;background:var(--card);box-shadow:0 0 0 1px var(--rail);transition:box-shadow .16s,translate .16s}
.card:hover{translate:0 -3px;box-shadow:0 0 0 1px var(--rail),0 18px 40px -18px #0008}
.card:has(h2 a:focus-visible){outline:3px solid var(--ring);outline-offset:3px}
.card h2 a:focus-visible{outline:none}
.shop{display:flex;flex-direction:column;background:var(--page);color:var(--text);font-family:var(--family);corner-shape:var(--corner)}
.shop *{corner-shape:inherit}
.bar{display:flex;align-items:center;justify-content:space-between;gap:1rem;padding:.625rem 1rem;background:var(--header);border-block-end:var(--line) solid var(--header-line);min-block-size:3.25rem}
.bar img{block-size:1.75rem;inline-size:auto;max-inline-size:60%}
.bar b{font:var(--heading) 1.25rem/1 var(--display);color:var(--header-strong);overflow:hidden;text-overflow:ellipsis}
.bar i{inline-size:4.5rem;block-size:1.75rem;border-radius:var(--radius);border-end-start-radius:calc(var(--radius)*var(--tail));background:var(--accent)}
.stage{position:relative;isolation:isolate;display:grid;align-items:center;min-block-size:11rem;padding:1.25rem 1rem;background:var(--stage);color:var(--on-stage);overflow:clip}
.stage img{position:absolute;z-index:-1;inset:0;inline-size:100%;block-size:100%;object-fit:cover;object-position:100% 100%;mask-image:linear-gradient(to right,#0003 30%,#000 72%)}
[dir=rtl] .stage img{scale:-1 1}
.stage p{max-inline-size:13ch;font:var(--heading) clamp(1.375rem,1.1rem + 1.2vw,1.75rem)/1.15 var(--display);overflow-wrap:anywhere;text-wrap:balance}
.row{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:.5rem;margin:1rem;padding:.75rem;background:var(--surface);border-block:var(--edge) var(--style) var(--frame);border-inline:var(--side) var(--style) var(--frame);border-radius:var(--large);border-end-start-radius:calc(var(--large)*var(--tail));box-shadow:var(--shadow)}
.row span{display:flex;justify-content:center;padding:.5rem .25rem;border:var(--line) solid var(--odds-line);border-radius:var(--radius);border-end-start-radius:calc(var(--radius)*var(--tail));background:var(--odds);color:var(--odds-text);font:var(--heading) 1.0625rem/1.2 var(--figures);font-variant-numeric:tabular-nums lining-nums;direction:ltr}
.row span:nth-child(2){background:var(--selected);border-color:var(--selected);color:var(--on-selected)}
.about{display:grid;gap:.875rem;align-content:start;padding:1.25rem;flex:1;overflow-wrap:anywhere}
h2{font-size:1.375rem;font-weight:600;line-height:1.2}
h2 a{text-decoration:none}
h2 a::after{content:"";position:absolute;inset:0}
.voice{color:var(--quiet);text-wrap:pretty}
dl{display:flex;flex-wrap:wrap;gap:.375rem}
dl div{display:flex;gap:.375rem;padding:.125rem .5rem;border-radius:6px;background:var(--ground);font-size:.8125rem}
dt{color:var(--quiet)}
dd{font-weight:600}
.ways{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;align-items:baseline;font-size:.875rem;color:var(--quiet);margin-block-start:auto}
.ways a{position:relative;padding-block:.375rem;color:var(--ink)}
code{margin-inline-start:.25rem;font:.8125rem/1.4 ui-monospace,monospace;color:var(--ink);direction:ltr;unicode-bidi:isolate}
.unseen{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (prefers-reduced-motion:reduce){.card{transition:none}.card:hover{translate:none}}
@media (forced-colors:active){.card,dl div,.row span{border:1px solid CanvasText}}
`.trim();
