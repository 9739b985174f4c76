import { vi } from "vitest";

/** Makes the browser's storage throw on every access until the test ends. */
export function forbidStorage(): void {
  const refuse = () => {
    throw new DOMException("", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
}
