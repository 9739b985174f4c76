import { defineConfig } from "vitest/config";
export default defineConfig({ test: { include: ["tests/server/scripture/*.test.ts"], testTimeout: 60000 } });
