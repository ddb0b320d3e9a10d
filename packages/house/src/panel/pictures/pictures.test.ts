import { randomBytes } from "node:crypto";
import type { CallError } from "@livery/contract";
import { largestPicture, type StoredPicture } from "@livery/contract/panel";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { encodePicture } from "../../pictures/encode-picture.ts";
import { type PanelBrowser, type PanelHouse, startPanelHouse } from "../../testing/panel-house.ts";

let house: PanelHouse;
let operator: PanelBrowser;
beforeAll(async () => void (house = await startPanelHouse()));
afterAll(() => house.close());
beforeEach(async () => void (operator = await house.staff("operator")));

const drawing = (width = 40, height = 30, background = "#c0392b"): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });
const wire = (file: Buffer) => ({ content: file.toString("base64") });
const upload = async (file: Buffer, browser = operator): Promise<string> =>
  (await browser.results<StoredPicture>("panelPictureUpload", wire(file))).address;
const refusal = (file: Buffer) => operator.refusal("panelPictureUpload", wire(file));
const stored = () => house.test.db.selectFrom("picture").selectAll().orderBy("picture_id").execute();

describe("an uploaded picture", () => {
  test.each(["png", "jpeg", "webp", "avif"] as const)(
    "may be a %s, and is served as WebP by every site",
    async (form) => {
      const address = await upload(await drawing(40, 30, `#${form.length}0a0f0`).toFormat(form).toBuffer());
      expect(address).toMatch(/^\/pictures\/[0-9a-f]{64}\.webp$/);
      for (const browser of [house.visitor(), house.stranger()]) {
        const answer = await browser.send(address);
        expect([answer.status, answer.headers]).toMatchObject([
          200,
          {
            "content-type": "image/webp",
            "cache-control": "public, max-age=31536000, immutable",
            "x-content-type-options": "nosniff",
            "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
          },
        ]);
      }
      expect(await sharp((await stored()).at(-1)?.content).metadata()).toMatchObject({
        format: "webp",
        width: 40,
        height: 30,
      });
    },
  );

  test("has one address however often it is uploaded, and one entry in the audit", async () => {
    const file = await drawing(9, 9).png().toBuffer();
    const before = (await stored()).length;
    expect(await upload(file)).toBe(await upload(file));
    expect(await stored()).toHaveLength(before + 1);
    const filter = { operation: "panelPictureUpload" };
    const [entry] = await operator.results<readonly { targetKind: string; targetName: string }[]>("panelAudit", {
      filter,
    });
    expect(entry).toMatchObject({ targetKind: "picture", targetName: await upload(file) });
  });

  test("belongs to its tenant: another one's hosts do not have it", async () => {
    const address = await upload(await drawing(11, 11).png().toBuffer());
    for (const host of ["panel.globe.localhost", "nobody.localhost"])
      expect([host, (await house.stranger(host).send(address)).status]).toEqual([host, 404]);
  });

  test("is made as small as a site shows it, upright, and holds nothing but its pixels", async () => {
    const file = await drawing(2_000, 1_000)
      .withExif({ IFD0: { Copyright: "a secret", Orientation: "6" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const script = Buffer.from("<script>alert(1)</script>PK\u0003\u0004");
    await upload(Buffer.concat([file, script]));
    const content = (await stored()).at(-1)?.content ?? Buffer.alloc(0);
    expect(await sharp(content).metadata()).toMatchObject({ width: 800, height: 1_600 });
    expect(content.includes("a secret")).toBe(false);
    expect(content.includes("<script>")).toBe(false);
  });
});

describe("a picture is refused", () => {
  test("unless it can be read as one of the four forms", async () => {
    const png = await drawing(60, 60).png().toBuffer();
    const before = (await stored()).length;
    for (const [name, file] of [
      [
        "SVG",
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
      ],
      ["GIF", await drawing().gif().toBuffer()],
      ["TIFF", await drawing().tiff().toBuffer()],
      ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
      ["a page that begins as a JPEG", Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from("<script>")])],
      ["half a PNG", png.subarray(0, png.length / 2)],
      ["noise behind a PNG's beginning", Buffer.concat([png.subarray(0, 33), randomBytes(500)])],
      ["noise", randomBytes(5_000)],
      ["one byte", Buffer.from([0])],
    ] as const)
      expect([name, await refusal(file)]).toEqual([name, [422, "picture_unreadable"]]);
    expect(await refusal(Buffer.alloc(0))).toEqual([400, "invalid_field"]);
    expect(await stored()).toHaveLength(before);
  });

  test("if a small file holds too many pixels", async () => {
    const bomb = await drawing(8_000, 8_000, "#000").png().toBuffer();
    expect(bomb.length).toBeLessThan(largestPicture);
    expect(await refusal(bomb)).toEqual([422, "picture_too_large"]);
  });

  test("if it takes too long to read, under a code of its own", async () => {
    const codes = new Set<unknown>();
    // The first size that takes this machine longer than the second that it is given.
    for (const side of [4_400, 6_300]) {
      const raw = { width: side, height: side, channels: 3 } as const;
      const file = await sharp(randomBytes(side * side * 3), { raw })
        .jpeg({ progressive: true, quality: 100, chromaSubsampling: "4:4:4" })
        .toBuffer();
      codes.add(
        await encodePicture(file, 1).then(
          () => "read",
          (error: CallError) => error.code,
        ),
      );
      if (!codes.has("read")) break;
      codes.delete("read");
    }
    expect([...codes]).toEqual(["picture_too_slow"]);
  });

  test("if its file is too large, before it is read whole", async () => {
    expect(await refusal(Buffer.alloc(largestPicture + 100))).toEqual([400, "invalid_field"]);
    expect(await refusal(Buffer.alloc(50 * 1024 * 1024))).toEqual([413, "body_too_large"]);
  });

  test("from anybody who may not change offers; a stranger's is not even read", async () => {
    const file = await drawing().png().toBuffer();
    expect(await (await house.staff("north")).refusal("panelPictureUpload", wire(file))).toEqual([403, "not_allowed"]);
    const answer = await house.stranger().panelRaw("panelPictureUpload", `{"content": "${"A".repeat(1_000_000)}`);
    expect([answer.status, answer.body]).toMatchObject([401, { code: "signed_out" }]);
  });

  test("when an account has uploaded many", async () => {
    const file = wire(await drawing().png().toBuffer());
    const codes: unknown[] = [];
    for (let sent = 0; sent < 70; sent += 1) codes.push((await operator.refusal("panelPictureUpload", file))[1]);
    expect(codes.at(-1)).toBe("rate_limited");
  });
});
