import { once } from "node:events";
import { createServer, type OutgoingHttpHeaders } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import type { DoctorContext } from "../doctor-context.ts";
import { httpsAnswer, type Answer } from "../https-answer.ts";
import { checked, healthy } from "../../testing/doctor.ts";
import { atTheEnd } from "../../testing/at-the-end.ts";
import { certificateKey, expiredCertificate, selfSignedCertificate } from "../../testing/test-certificates.ts";

const sound = {
  "content-security-policy": "default-src 'none'",
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
};

/** A site on this machine; without a certificate it is one by http. */
async function site(
  cert: string | undefined,
  headers: OutgoingHttpHeaders = sound,
  status = 200,
): Promise<DoctorContext> {
  const answer = (
    _request: unknown,
    response: { writeHead: (code: number, sent: OutgoingHttpHeaders) => { end: () => void } },
  ) => response.writeHead(status, headers).end();
  const server = cert === undefined ? createServer(answer) : createSecureServer({ key: certificateKey, cert }, answer);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  atTheEnd(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const url = new URL(`${cert === undefined ? "http" : "https"}://127.0.0.1:${port}/`);
  return healthy("/", { url, answer: () => httpsAnswer(url) });
}

test("a certificate that has expired, signs itself or is missing is wrong", async () => {
  const expired = await checked("certificate", await site(expiredCertificate));
  expect(expired).toMatchObject({
    state: "wrong",
    text: expect.stringContaining("northwind.localhost): it has expired"),
  });
  const selfSigned = await checked("certificate", await site(selfSignedCertificate));
  expect(selfSigned).toMatchObject({ state: "wrong", text: expect.stringContaining("it signs itself") });
  expect(await checked("certificate", await site(undefined))).toMatchObject({
    state: "wrong",
    text: expect.stringContaining("has no certificate"),
  });
});

test("a certificate is of another host, expires soon, or is well", async () => {
  const context = await site(selfSignedCertificate);
  const given = (daysLeft: number, refusal: string | null) => {
    const answer: Answer = { status: 200, headers: {}, certificate: { daysLeft, refusal, subject: "other.example" } };
    return checked("certificate", { ...context, answer: () => Promise.resolve(answer) });
  };
  expect(await given(90, "ERR_TLS_CERT_ALTNAME_INVALID")).toMatchObject({
    state: "wrong",
    text: expect.stringContaining("of another host"),
  });
  expect(await given(3, null)).toMatchObject({ state: "warning", text: expect.stringContaining("in 3 days") });
  expect(await given(90, null)).toMatchObject({ state: "well" });
});

test("a site that does not answer, or answers an error, is wrong", async () => {
  expect(await checked("site", await site(undefined))).toMatchObject({ state: "well" });
  expect(await checked("site", await site(undefined, sound, 502))).toMatchObject({ state: "wrong" });
  const url = new URL("https://127.0.0.1:9/");
  const nowhere = healthy("/", { url, answer: () => httpsAnswer(url) });
  expect(await checked("site", nowhere)).toMatchObject({
    state: "wrong",
    text: expect.stringContaining("ECONNREFUSED"),
  });
  expect(await checked("headers", nowhere)).toMatchObject({ state: "not checked" });
});

test("security headers that a proxy has lost are named", async () => {
  expect(await checked("headers", await site(undefined))).toMatchObject({ state: "well" });
  const { "strict-transport-security": _, ...others } = sound;
  const lost = await checked("headers", await site(undefined, others));
  expect(lost).toMatchObject({ state: "wrong", text: "The site does not send strict-transport-security." });
});

test("a proxy that is not trusted, and a trusted one that is not there, are warnings", async () => {
  const behind = await site(undefined, { ...sound, server: "nginx" });
  expect(await checked("proxy", behind)).toMatchObject({
    state: "warning",
    next: expect.stringContaining("--trust-proxy"),
  });
  expect(await checked("proxy", { ...behind, trustProxy: "127.0.0.1" })).toMatchObject({ state: "well" });
  const direct = await site(undefined);
  expect(await checked("proxy", direct)).toMatchObject({ state: "well" });
  expect(await checked("proxy", { ...direct, trustProxy: "127.0.0.1" })).toMatchObject({ state: "warning" });
});
