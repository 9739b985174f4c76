/** A connection to a server that can be cut, for a browser's service workers as well. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

export interface Wire {
  /** The address under which the server is reached by this wire. */
  readonly address: string;
  /** Ends all connections, and accepts none until it is mended. */
  cut(): void;
  /** Ends all connections, and leaves new ones without a reply. */
  hold(): void;
  mend(): void;
}

/** @param target - The address of a server on this machine. */
export async function startWire(target: string): Promise<Wire> {
  const { hostname, port } = new URL(target);
  let state: "mended" | "held" | "cut" = "mended";
  const sockets = new Set<Socket>();
  const watch = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
  };
  const end = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((socket) => {
    watch(socket);
    if (state === "cut") socket.destroy();
    if (state !== "mended") return;
    const upstream = connect(Number(port), hostname);
    watch(upstream);
    socket.on("close", () => upstream.destroy());
    upstream.on("close", () => socket.destroy());
    socket.pipe(upstream).pipe(socket);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    end();
    server.close();
  });
  const change = (next: typeof state) => () => {
    state = next;
    end();
  };
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: change("cut"),
    hold: change("held"),
    mend: change("mended"),
  };
}
