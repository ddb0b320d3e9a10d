import type { Answer } from "../https-answer.ts";
import { textOf, type Check, type Verdict } from "../check.ts";
import type { DoctorContext } from "../doctor-context.ts";

const noAddress = "no site is named with --url";

/** A check of a site that answers. */
function siteCheck(
  id: string,
  title: string,
  check: (answer: Answer, context: DoctorContext, url: URL) => Verdict,
): Check {
  return {
    id,
    title,
    check: async (context) => {
      const { url } = context;
      if (url === undefined) return { notChecked: noAddress };
      const answer = await context.answer().catch(() => null);
      return answer === null ? { notChecked: "the site does not answer" } : check(answer, context, url);
    },
  };
}

const reachable: Check = {
  id: "site",
  title: "The site",
  check: async ({ answer, url }) => {
    if (url === undefined) return { notChecked: noAddress };
    try {
      const { status } = await answer();
      return status < 500
        ? { well: `${url.origin}${url.pathname} answers ${status}` }
        : {
            found: `${url.origin}${url.pathname} answers ${status}.`,
            next: "See the log of the house, and of the proxy in front of it.",
          };
    } catch (error) {
      return {
        found: `${url.origin}${url.pathname} does not answer: ${textOf(error)}.`,
        next: "Check its name (DNS), that the proxy and the house run, and the firewall.",
      };
    }
  },
};

/** Days before its end at which a certificate should have been renewed. */
const renewal = 14;

/** What OpenSSL says of a certificate, in words. */
const refusals: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: "it has expired",
  DEPTH_ZERO_SELF_SIGNED_CERT: "it signs itself",
  SELF_SIGNED_CERT_IN_CHAIN: "its issuer signs itself",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "the certificate of its issuer is not sent along",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "the certificate of its issuer is not sent along",
  ERR_TLS_CERT_ALTNAME_INVALID: "it is of another host",
  CERT_NOT_YET_VALID: "it is not valid yet",
};

const certificate = siteCheck("certificate", "The certificate", ({ certificate: found }, _context, url) => {
  if (found === undefined)
    return {
      found: `${url.origin}${url.pathname} has no certificate: what players send can be read on the way.`,
      next: "Serve the site by https, with a proxy that has a certificate.",
    };
  const { daysLeft, refusal, subject } = found;
  if (refusal !== null || daysLeft < 0)
    return {
      found: `Browsers refuse the certificate of ${url.hostname} (${subject}): ${daysLeft < 0 ? "it has expired" : (refusals[refusal ?? ""] ?? refusal)}.`,
      next: "Renew it for this host, and have the proxy send it with the whole chain.",
    };
  return daysLeft < renewal
    ? {
        found: `The certificate of ${url.hostname} expires in ${daysLeft} days.`,
        next: "Renew it, and see why that did not happen by itself.",
        isWarning: true,
      }
    : { well: `${subject}, ${daysLeft} days left` };
});

/** The headers that a house sends and a proxy may lose. */
const needed = ["content-security-policy", "strict-transport-security", "x-content-type-options"];

const headers = siteCheck("headers", "Security headers", ({ headers: sent }) => {
  const missing = needed.filter((name) => sent[name] === undefined);
  return missing.length === 0
    ? { well: needed.join(", ") }
    : {
        found: `The site does not send ${missing.join(", ")}.`,
        next: "The house sends them: let the proxy pass them on, and serve documents by the house or with headers.json.",
      };
});

/** What proxies write into an answer. */
const proxyServer = /nginx|caddy|cloudflare|envoy|haproxy|apache|traefik|varnish|openresty|awselb|litespeed/iu;

const proxy = siteCheck("proxy", "The proxy", ({ headers: sent }, { trustProxy }) => {
  const server = [sent.server, sent.via].flat().filter((text) => text !== undefined);
  const evidence = server.find((text) => proxyServer.test(text) || text === sent.via);
  if (evidence !== undefined && trustProxy === undefined)
    return {
      found: `A proxy answers (${evidence}), and --trust-proxy is not set: all visitors count as one address, and are limited together.`,
      next: "Start the house with --trust-proxy and the addresses of the proxy (LIVERY_TRUST_PROXY here too).",
      isWarning: true,
    };
  if (evidence === undefined && trustProxy !== undefined)
    return {
      found: `--trust-proxy is ${trustProxy}, and no proxy shows in the answer: a visitor from there can choose the address that is counted.`,
      next: "Leave --trust-proxy out where nothing is in front of the house; a proxy that hides itself is fine.",
      isWarning: true,
    };
  return { well: evidence ?? "none, and none is trusted" };
});

/** A site that the world sees (`--url`). */
export const addressChecks: readonly Check[] = [reachable, certificate, headers, proxy];
