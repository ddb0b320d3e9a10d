import { expect, test } from "vitest";
import { redactedUrl } from "./redacted-url.ts";

test.each([
  ["postgres://livery:hunter2@db.internal:5432/livery", "postgres://livery:***@db.internal:5432/livery"],
  ["postgres://livery:hunt%40er2@db.internal/livery", "postgres://livery:***@db.internal/livery"],
  ["postgres://livery@db.internal/livery?password=hunter2", "postgres://livery@db.internal/livery?password=***"],
  ["postgres://db.internal/livery?sslpassword=hunter2&a=1", "postgres://db.internal/livery?sslpassword=***&a=1"],
  ["nats://token:hunter2@10.0.0.9:4222", "nats://token:***@10.0.0.9:4222"],
  ["postgres://livery@db.internal/livery", "postgres://livery@db.internal/livery"],
  ["nats://hunter2@10.0.0.9:4222", "nats://***@10.0.0.9:4222"],
  ["nats://a:hunter2@one,nats://b:hunter2@two", "set, in a form that is not shown"],
  ["host=db.internal password=hunter2", "set, in a form that is not shown"],
  ["postgres://livery:hunter2@one,two:x/livery", "set, in a form that is not shown"],
  ["postgres://livery:12/34@db.internal", "set, in a form that is not shown"],
  ["postgres://livery:12?34@db.internal", "set, in a form that is not shown"],
  ["postgres://livery:12#34@db.internal", "set, in a form that is not shown"],
  ["password:hunter2", "set, in a form that is not shown"],
])("%s is shown as %s", (text, shown) => {
  expect(redactedUrl(text)).toBe(shown);
});
