import { chatBoot } from "./boot.ts";
import { escaped } from "../http/escaped.ts";

export interface ChatDocument {
  /** The setting: a script, or a vendor's snippet of markup. */
  readonly script: string;
  readonly nonce: string;
  readonly lang: string;
  readonly title: string;
}

/**
 * Its own background, whatever the brand's colours are; the content takes the whole frame. The vendor's rules for its own
 * elements take precedence.
 */
const style = `:where(html){background:Canvas}html,body{margin:0;block-size:100%}:where(body>iframe){border:0;inline-size:100%;block-size:100%}`;

/**
 * The setting is embedded as data: none of its tags is parsed as one of this document, and `boot` runs it. So scripts and markup
 * are handled alike, and no vendor markup is parsed here.
 */
export function chatDocument({ script, nonce, lang, title }: ChatDocument): string {
  return `<!doctype html>
<html lang="${escaped(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<script type="application/json" id="livery-chat">${JSON.stringify(script).replaceAll("<", String.raw`\u003c`)}</script>
<script nonce="${nonce}">${chatBoot}</script>
</body>
</html>
`;
}
