import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { beyondDrawing } from "./drawing.ts";
import { shippedSkin, shippedSkins } from "./shipped-skins.ts";

const drawn = (inside: string, more = ""): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${more}>${inside}</svg>`;

test.each([
  ["<path d='M0 0h9' fill='url(#sky)'/>"],
  ["<use href='#mark'/><use xlink:href='#mark'/>"],
  ["<image href='data:image/png;base64,iVBORw0KGgo='/>"],
  ["<style>.a{fill:#fff;filter:url(#shade)}</style><g class='a' style='stroke:url( \"#edge\" )'/>"],
  ["<animate attributeName='opacity' values='0;1' dur='2s'/>"],
  ["<title>javascript is a word</title><desc>on sale</desc>"],
])("%s is a drawing", (inside) => {
  expect(beyondDrawing(drawn(inside))).toBe(null);
});

test("so are what drawing programs write above it, and every drawing of the brands", () => {
  const head =
    '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><!-- made by hand -->';
  expect(beyondDrawing(head + drawn(""))).toBe(null);
  const drawings = shippedSkins().flatMap((name) => {
    const folder = shippedSkin(name);
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".svg") && !file.includes("node_modules"))
      .map((file) => join(folder, file));
  });
  expect(drawings.length).toBeGreaterThan(100);
  expect(drawings.filter((file) => beyondDrawing(readFileSync(file, "utf8")) !== null)).toEqual([]);
});

test.each([
  ["<script>1</script>", "<script>"],
  ["<SCRIPT>1</SCRIPT>", "<SCRIPT>"],
  ["<svg:script xmlns:svg='http://www.w3.org/2000/svg'>1</svg:script>", "<svg:script>"],
  ["<foreignObject><iframe src='/'/></foreignObject>", "<foreignObject>"],
  ["<a href='#x'><text>x</text></a>", "<a>"],
  ["<a xlink:href='java&#115;cript:alert(1)'><text>x</text></a>", "<a>"],
  ["<use xlink:href='java&#115;cript:alert(1)'/>", "xlink:href of <use>"],
  ["<use xlink:href=' &#x20;javascript:alert(1)'/>", "xlink:href of <use>"],
  ["<use l:href='https://evil.example/x.svg#a' xmlns:l='http://www.w3.org/1999/xlink'/>", "l:href of <use>"],
  ["<image href='https://evil.example/a.png'/>", "href of <image>"],
  ["<image href='//evil.example/a.png'/>", "href of <image>"],
  ["<image href='data:image/svg+xml;base64,PHN2Zz4='/>", "href of <image>"],
  ["<g onload='alert(1)'/>", "onload of <g>"],
  ["<g OnClick='alert(1)'/>", "OnClick of <g>"],
  ["<style>@import url(https://evil.example/a.css);</style>", "an address in <style>"],
  ["<style><![CDATA[@import 'https://evil.example/a.css';]]></style>", "an address in <style>"],
  ["<style>.a{fill:u\\72l(https://evil.example)}</style>", "an address in <style>"],
  ["<style>@imp&#111;rt 'https://evil.example/a.css';</style>", "an address in <style>"],
  ["<style>@imp<!-- -->ort 'https://evil.example/a.css';</style>", "an address in <style>"],
  ["<style>.a{fill:ur&#108;(https://evil.example)}</style>", "an address in <style>"],
  ["<g xml:base='https://evil.example/'/>", "xml:base of <g>"],
  ["<g style='background:url(https://evil.example)'/>", "style of <g>"],
  ["<g style='background:url(&quot;//evil.example&quot;)'/>", "style of <g>"],
  ["<path fill='url(https://evil.example#a)'/>", "fill of <path>"],
  ["<set attributeName='href' to='#x'/>", "attributeName of <set>"],
  ["<animate attributeName='xlink:href' values='javascript:alert(1)'/>", "attributeName of <animate>"],
  ["<feImage href='https://evil.example/a.png'/>", "<feImage>"],
])("%s is more than a drawing", (inside, part) => {
  expect(beyondDrawing(drawn(inside))).toBe(part);
});

test.each([
  ['<?xml-stylesheet href="https://evil.example/a.css"?>', "<?xml-stylesheet>"],
  ['<!DOCTYPE svg [<!ENTITY a "javascript:alert(1)">]>', "<!DOCTYPE>"],
])("%s above a drawing is refused", (head, part) => {
  expect(beyondDrawing(head + drawn(""))).toBe(part);
});
