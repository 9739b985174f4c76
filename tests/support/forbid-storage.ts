import { vi } from "vitest";

/** Makes a browser that lets nobody read or write its storage, until the test ends. */
export function forbidStorage(): void {
  const refuse = () => {
    throw new DOMException("", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
}
