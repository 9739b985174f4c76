import { expect, test } from "vitest";
import { buildTestApp, useSmallServices } from "../../support/test-app.ts";

interface Operation {
  parameters?: { name: string; in: string; required?: boolean }[];
  responses: Record<string, { content?: Record<string, { schema: { required?: string[] } }> }>;
}

interface OpenApi {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
}

test("describes every route as OpenAPI, and no other", async () => {
  const app = await buildTestApp({}, { services: useSmallServices() });
  const response = await app.inject("/api/docs/json");
  const { openapi, info, paths } = response.json() as OpenApi;
  expect(response.statusCode).toBe(200);
  expect(openapi).toMatch(/^3\./);
  expect(info).toMatchObject({ title: "Loci", version: "0.0.0-test" });
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      "/api/health",
      "/api/partners",
      "/api/suggestions",
      "/api/search",
      "/api/answers",
      "/api/answers/{id}",
      "/api/answers/{id}/related",
      "/api/library",
    ]),
  );
  expect(Object.keys(paths).filter((path) => !path.startsWith("/api/"))).toEqual([]);
});

test("describes what a route takes and what it gives", async () => {
  const app = await buildTestApp({}, { services: useSmallServices() });
  const { paths } = (await app.inject("/api/docs/json")).json() as OpenApi;
  const search = paths["/api/search"]?.get;
  expect(search?.parameters?.find(({ name }) => name === "q")).toMatchObject({ in: "query", required: true });
  expect(search?.parameters?.find(({ name }) => name === "partner")).toMatchObject({ in: "query", required: false });
  expect(search?.responses["400"]?.content?.["application/json"]?.schema.required).toEqual([
    "statusCode",
    "error",
    "message",
  ]);
  expect(paths["/api/answers/{id}"]?.get?.parameters).toMatchObject([{ name: "id", in: "path", required: true }]);
  expect(Object.keys(paths["/api/answers/{id}"]?.get?.responses ?? {})).toEqual(["200", "400", "404"]);
});

test("describes the errors that each route gives, among them the limit where there is one", async () => {
  const describe = async (limit: string) => {
    const app = await buildTestApp({ LOCI_RATE_LIMIT: limit }, { services: useSmallServices() });
    const { paths } = (await app.inject("/api/docs/json")).json() as OpenApi;
    return Object.fromEntries(
      Object.entries(paths).map(([path, { get }]) => [path, Object.keys(get?.responses ?? {})]),
    );
  };
  const without = {
    "/api/health": ["200"],
    "/api/ready": ["200", "503"],
    "/api/partners": ["200"],
    "/api/suggestions": ["200"],
    "/api/search": ["200", "400", "503"],
    "/api/suggest": ["200", "400", "503"],
    "/api/answers": ["200", "400", "503"],
    "/api/answers/{id}": ["200", "400", "404"],
    "/api/answers/{id}/related": ["200", "400", "404"],
    "/api/answers/{id}.pdf": ["200", "400", "404", "503"],
    "/api/study.pdf": ["200", "400", "404", "503"],
    "/api/answers/{id}.md": ["200", "400", "404"],
    "/api/answers/{id}.txt": ["200", "400", "404"],
    "/api/answers/{id}/cite": ["200", "400", "404"],
    "/api/answers/{id}/citation": ["200", "400", "404"],
    "/api/library": ["200"],
    "/api/chapters": ["200", "400"],
  };
  const limited = Object.entries(without).map(([path, statuses]) => [path, [...statuses, "429"].sort()]);
  expect(await describe("0")).toEqual(without);
  expect(await describe("60")).toEqual(Object.fromEntries(limited));
});

test("answers with exactly the fields that the description requires", async () => {
  const app = await buildTestApp({}, { services: useSmallServices() });
  const { paths } = (await app.inject("/api/docs/json")).json() as OpenApi;
  for (const path of ["/api/health", "/api/library", "/api/suggestions", "/api/answers"]) {
    const described = paths[path]?.get?.responses["200"]?.content?.["application/json"]?.schema.required;
    expect([path, Object.keys((await app.inject(path)).json())]).toEqual([path, described]);
  }
});

test("shows the description as a page of this origin", async () => {
  const app = await buildTestApp({}, { services: useSmallServices() });
  const response = await app.inject("/api/docs");
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toMatch(/^text\/html/);
  for (const [, path] of response.body.matchAll(/(?:src|href)="([^"]+)"/g)) {
    const file = new URL(path ?? "", "http://localhost/api/docs");
    expect(file.origin).toBe("http://localhost");
    expect([path, (await app.inject(file.pathname)).statusCode]).toEqual([path, 200]);
  }
});
