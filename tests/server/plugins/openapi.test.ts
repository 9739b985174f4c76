import { expect, test } from "vitest";
import { useSmallApp } from "../../support/test-app.ts";

interface Operation {
  parameters?: { name: string; in: string; required?: boolean }[];
  responses: Record<
    string,
    {
      content?: Record<string, { schema: { required?: string[] } }>;
      headers?: Record<string, { description?: string }>;
    }
  >;
}

interface OpenApi {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
}

test("describes the interface as OpenAPI 3, with the version of the program", async () => {
  const app = await useSmallApp();
  const response = await app.inject("/api/docs/json");
  const { openapi, info } = response.json() as OpenApi;
  expect(response.statusCode).toBe(200);
  expect(openapi).toMatch(/^3\./);
  expect(info).toMatchObject({ title: "Loci", version: "0.0.0-test" });
});

test("describes the parameters and the response of a route", async () => {
  const app = await useSmallApp();
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
  expect(Object.keys(paths["/api/answers/{id}"]?.get?.responses ?? {})).toEqual(["200", "400", "404", "429", "503"]);
});

test("describes every route and nothing else, each with its errors, including those of the limits", async () => {
  const operations = { "/api/health": ["200"], "/api/ready": ["200"] };
  const resources = {
    "/api/about": ["200"],
    "/api/partners": ["200"],
    "/api/suggestions": ["200"],
    "/api/home": ["200"],
    "/api/doors/{id}": ["200", "400", "404"],
    "/api/search": ["200", "400"],
    "/api/suggest": ["200", "400"],
    "/api/answers": ["200", "400"],
    "/api/answers/versions": ["200"],
    "/api/answers/{id}": ["200", "400", "404"],
    "/api/answers/{id}/related": ["200", "400", "404"],
    "/api/answers/{id}.pdf": ["200", "400", "404", "503"],
    "/api/study.pdf": ["200", "400", "404", "429", "503"],
    "/api/answers/{id}.md": ["200", "400", "404"],
    "/api/answers/{id}/cite": ["200", "400", "404"],
    "/api/answers/{id}/citation": ["200", "400", "404"],
    "/api/works/{id}/cite": ["200", "400", "404"],
    "/api/works/{id}/citation": ["200", "400", "404"],
    "/api/library": ["200"],
    "/api/timeline": ["200"],
    "/api/topics/{id}/answers": ["200", "400", "404"],
    "/api/scripture": ["200", "400"],
    "/api/scripture/index": ["200"],
    "/api/works/{id}": ["200", "400", "404"],
    "/api/map/answers/{id}": ["200", "400", "404"],
    "/api/opensearch": ["200", "400"],
    "/api/questions": ["204", "400", "403", "413", "415", "429", "503"],
    "/api/mistakes": ["204", "400", "403", "404", "413", "415", "429", "503"],
    "/sitemap.xml": ["200", "400"],
    "/robots.txt": ["200", "400"],
    "/feed.xml": ["200", "400"],
    "/opensearch.xml": ["200", "400"],
    "/answers/{id}/card.png": ["200", "404", "503"],
  };
  const limited = Object.entries(resources).map(([path, statuses]) => [
    path,
    [...new Set([...statuses, "429", "503"])],
  ]);
  const app = await useSmallApp();
  const { paths } = (await app.inject("/api/docs/json")).json() as OpenApi;
  const described = Object.entries(paths).map(([path, { get, post }]) => {
    return [path, Object.keys((get ?? post)?.responses ?? {})];
  });
  const sorted = (entries: (string | string[])[][]) =>
    Object.fromEntries(entries.map(([path, statuses = []]) => [path, [...statuses].sort()]));
  expect(sorted(described as (string | string[])[][])).toEqual({ ...operations, ...sorted(limited) });
});

test("describes the list with notes beside the list without, with the refusals of a body", async () => {
  const app = await useSmallApp();
  const { paths } = (await app.inject("/api/docs/json")).json() as OpenApi;
  const { get, post } = paths["/api/study.pdf"] ?? {};
  const named = (operation?: Operation) => operation?.parameters?.map(({ name }) => name);
  expect(named(post)).toEqual(named(get)?.filter((name) => name !== "form"));
  expect(Object.keys(post?.responses ?? {})).toEqual(["200", "400", "404", "413", "415", "429", "503"]);
  for (const operation of [get, post])
    expect(operation?.responses["200"]?.headers?.["loci-left-out"]?.description).toMatch(/left out/);
});

test("responds with exactly the fields that the description requires", async () => {
  const app = await useSmallApp();
  const { paths } = (await app.inject("/api/docs/json")).json() as OpenApi;
  const parents = [
    "/api/health",
    "/api/library",
    "/api/suggestions",
    "/api/home",
    "/api/answers",
    "/api/scripture/index",
  ];
  for (const path of parents) {
    const described = paths[path]?.get?.responses["200"]?.content?.["application/json"]?.schema.required;
    expect([path, Object.keys((await app.inject(path)).json())]).toEqual([path, described]);
  }
});

test("serves the description as a page without other origins", async () => {
  const app = await useSmallApp();
  const response = await app.inject("/api/docs");
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toMatch(/^text\/html/);
  const paths = [...response.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path);
  expect(paths.length).toBeGreaterThan(3);
  for (const path of paths) {
    const file = new URL(path ?? "", "http://localhost/api/docs");
    expect(file.origin).toBe("http://localhost");
    expect([path, (await app.inject(file.pathname)).statusCode]).toEqual([path, 200]);
  }
});

test("does not compress the longest file of that page for each request, which would cost a tenth of a second", async () => {
  const app = await useSmallApp();
  const file = "/api/docs/static/swagger-ui-bundle.js";
  const { statusCode, headers } = await app.inject({ url: file, headers: { "accept-encoding": "br" } });
  expect([statusCode, headers["content-encoding"]]).toEqual([200, undefined]);
});
