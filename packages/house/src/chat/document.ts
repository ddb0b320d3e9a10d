import { chatBoot } from "./boot.ts";
import { escaped } from "../server/escaped.ts";

export interface ChatDocument {
  /** The setting: a script, or a vendor's snippet of markup. */
  readonly script: string;
  readonly nonce: string;
  readonly lang: string;
  readonly title: string;
}

/**
 * On paper of its own, whatever the brand around it is coloured; what is in it takes the frame's whole room. What a vendor says of his
 * own elements wins over it.
 */
const style = `:where(html){background:Canvas}html,body{margin:0;block-size:100%}:where(body>iframe){border:0;inline-size:100%;block-size:100%}`;

/**
 * The setting travels as data: no tag in it is read as one of this document, and `boot` puts it to work. That makes one way of
 * scripts and markup, and nothing has to read a vendor's markup here.
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
