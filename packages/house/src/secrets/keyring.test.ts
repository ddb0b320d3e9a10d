import { createDecipheriv } from "node:crypto";
import fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import { isKeys, keyIdIn, newKey, readKeys, SealBroken } from "./keyring.ts";

const place = { column: "staff.totp_secret", row: 7 };
const secret = Buffer.from("a second factor 4711");
const [older, newer, foreign] = [newKey(), newKey(), newKey()];

describe("a sealed secret (D102)", () => {
  test("is what was sealed once it is opened, for any secret, row and order of the keys", async () => {
    const anySecret = fc.uint8Array({ minLength: 16, maxLength: 64 });
    fc.assert(
      fc.property(anySecret, fc.integer({ min: 1 }), fc.boolean(), (drawn, row, swapped) => {
        const bytes = Buffer.from(drawn);
        const sealed = readKeys(older).seal(bytes, { column: "c", row });
        const ring = readKeys(swapped ? `${older}\n${newer}` : `${newer}\n${older}`);
        expect(ring.open(sealed, { column: "c", row }).equals(bytes)).toBe(true);
        expect(sealed.includes(bytes)).toBe(false);
      }),
      { seed: inject("seed"), numRuns: 50 },
    );
  });

  test("is AES-256-GCM as Node opens it by itself, bound to column and row", () => {
    const sealed = readKeys(older).seal(secret, place);
    const key = Buffer.from(older.slice("livery-key-".length), "base64url");
    const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(9, 21));
    decipher.setAAD(Buffer.concat([sealed.subarray(0, 21), Buffer.from("staff.totp_secret\0\u0037")]));
    decipher.setAuthTag(sealed.subarray(-16));
    expect(Buffer.concat([decipher.update(sealed.subarray(21, -16)), decipher.final()])).toEqual(secret);
    expect(sealed).toHaveLength(37 + secret.length);
  });

  test("differs each time, and names the key that sealed it", () => {
    const ring = readKeys(`${newer} ${older}`);
    const [one, other] = [ring.seal(secret, place), ring.seal(secret, place)];
    expect(one.equals(other)).toBe(false);
    expect(keyIdIn(one)).toEqual(ring.sealsWith);
    expect(readKeys(newer).sealsWith).toEqual(ring.sealsWith);
    expect(readKeys(older).has(ring.sealsWith)).toBe(false);
  });

  test("does not open in another row or column, with another key, or with any bit changed", () => {
    const ring = readKeys(older);
    const sealed = ring.seal(secret, place);
    expect(() => ring.open(sealed, { ...place, row: 8 })).toThrow(SealBroken);
    expect(() => ring.open(sealed, { ...place, column: "staff.other" })).toThrow(SealBroken);
    expect(() => readKeys(foreign).open(sealed, place)).toThrow(SealBroken);
    expect(() => ring.open(secret, place)).toThrow(SealBroken);
    for (const at of sealed.keys()) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => ring.open(changed, place)).toThrow(SealBroken);
    }
  });
});

describe("keys as text", () => {
  test("stand one a line or separated by commas, with comments; the first one seals", () => {
    const ring = readKeys(`# of this year\n${newer}\n\n  ${older} # of last year\n`);
    expect(ring.sealsWith).toEqual(readKeys(newer).sealsWith);
    expect(ring.has(readKeys(older).sealsWith)).toBe(true);
    expect(readKeys(`${newer},${older}`).has(readKeys(older).sealsWith)).toBe(true);
  });

  test.each(["", "# nothing", "livery-key-short", `${older}x`, older.replace("livery-key-", ""), `${newer}\nhorse`])(
    "are refused if one is no key: %j",
    (text) => expect(() => readKeys(text)).toThrow(expect.objectContaining({ code: "key_invalid" })),
  );

  test("are told apart from the path of a file, and no message shows them", () => {
    expect([older, `${older},${newer}`, `\n${older}\n`].map(isKeys)).toEqual([true, true, true]);
    // With a typing error it is no path, which errors show.
    expect([older.slice(0, -1), `"${older}"`, `${older}x`].map(isKeys)).toEqual([true, true, true]);
    expect(["livery.key", "/run/secrets/livery", "livery-key-file", ""].map(isKeys)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(() => readKeys(older.slice(0, -1))).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining(older.slice(12, 30)) }),
    );
  });
});
