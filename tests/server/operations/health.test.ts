import { expect, test } from "vitest";
import { findRevision, revisionName } from "../../../server/db/content.ts";
import { expectError, openSeededDatabase, useSeededApp } from "../../support/test-app.ts";

test("reports that it is alive, its version, and what it serves", async () => {
  const app = await useSeededApp();
  const response = await app.inject("/api/health");
  const revision = findRevision(openSeededDatabase());
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    status: "ok",
    version: "0.0.0-test",
    revision: revision && revisionName(revision),
    answers: app.content.snapshot().content.answers.size,
    uptime: expect.any(Number),
  });
  expect(response.json().revision).toMatch(/^1-[0-9a-f]{8}$/);
  expect(response.json().uptime).toBeGreaterThan(0);
});

test("reports that new content can be loaded", async () => {
  const app = await useSeededApp();
  const { revision } = (await app.inject("/api/health")).json();
  expect((await app.inject("/api/ready")).json()).toEqual({
    ready: true,
    revision,
    database: "ok",
    failingSince: null,
    questions: "ok",
  });
});

test("answers HEAD like GET, without a body", async () => {
  const app = await useSeededApp();
  const response = await app.inject({ method: "HEAD", url: "/api/health" });
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe("");
});

for (const method of ["POST", "PUT", "PATCH", "DELETE"] as const)
  test(`refuses ${method} with 404`, async () => {
    const app = await useSeededApp();
    const response = await app.inject({ method, url: "/api/health" });
    expectError(response, 404, "Not Found", `There is nothing at ${method} /api/health.`);
  });
