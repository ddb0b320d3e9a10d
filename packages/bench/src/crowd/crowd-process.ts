import { once } from "node:events";
import { connect } from "node:net";

// Connections of visitors who ask for everything, and again as soon as they are answered: port, number of connections and the
// requests that each makes in turn, as JSON in the first argument. Writes the number of answers to standard output at its end.
const { port, connections, requests } = JSON.parse(process.argv[2] ?? "{}") as {
  port: number;
  connections: number;
  requests: readonly string[];
};
const answers: Record<string, number> = {};
for (let index = 0; index < connections; index += 1) void visit(index);
console.log("requesting");
process.once("SIGTERM", () => {
  console.log(JSON.stringify(answers));
  process.exit(0);
});

async function visit(index: number): Promise<void> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  await once(socket, "connect");
  let made = index;
  const request = (): void => {
    made += 1;
    socket.write(requests[made % requests.length] ?? "");
  };
  let missing = 0;
  socket.on("data", (part: Buffer) => {
    if (missing === 0) {
      const head = part.subarray(0, 4_000).toString("latin1");
      const status = head.slice(9, 12);
      answers[status] = (answers[status] ?? 0) + 1;
      missing = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0) + head.indexOf("\r\n\r\n") + 4;
    }
    missing -= part.length;
    if (missing === 0) request();
  });
  request();
}
