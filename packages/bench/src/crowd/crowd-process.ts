import { once } from "node:events";
import { connect } from "node:net";

// Connections of visitors who ask for a page of all matches with all markets, again as soon as they are answered: port, host,
// site's key and number of connections as JSON in the first argument. Writes the number of answers to standard output at its end.
const { port, host, siteKey, connections } = JSON.parse(process.argv[2] ?? "{}") as {
  port: number;
  host: string;
  siteKey: string;
  connections: number;
};
const body = JSON.stringify({ sportId: 1, limit: 50 });
const text =
  `POST /ekol/matches?token=${siteKey} HTTP/1.1\r\nhost: ${host}:${port}\r\norigin: http://${host}:${port}\r\n` +
  `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
const answers: Record<string, number> = {};
for (let index = 0; index < connections; index += 1) void request();
console.log("requesting");
process.once("SIGTERM", () => {
  console.log(JSON.stringify(answers));
  process.exit(0);
});

async function request(): Promise<void> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  await once(socket, "connect");
  let missing = 0;
  socket.on("data", (part: Buffer) => {
    if (missing === 0) {
      const head = part.subarray(0, 4_000).toString("latin1");
      const status = head.slice(9, 12);
      answers[status] = (answers[status] ?? 0) + 1;
      missing = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0) + head.indexOf("\r\n\r\n") + 4;
    }
    missing -= part.length;
    if (missing === 0) socket.write(text);
  });
  socket.write(text);
}
