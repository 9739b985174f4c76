/**
 * The peer of the server: Fastify as it is, with the routes and response schemas of Loci. `PUT /given/NAME` hands it what
 * `GET /given/NAME` then returns: as an object through its schema, or as ready bytes for a name that no schema has.
 */
import Fastify from "fastify";
import { Answer } from "../../server/contract/answer.ts";
import { SearchResult } from "../../server/contract/search.ts";
import { Completions } from "../../server/contract/suggest.ts";

const schemas = { search: SearchResult, suggest: Completions, answer: Answer };

const app = Fastify({ bodyLimit: 10_000_000 });
app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

for (const [name, schema] of Object.entries(schemas)) {
  let given: unknown = null;
  app.put(`/given/${name}`, (request) => {
    given = request.body;
    return {};
  });
  app.get(`/given/${name}`, { schema: { response: { 200: schema } } }, async () => given);
}

let type = "";
let encoding = "";
let bytes: unknown = null;
app.put("/given/bytes", (request) => {
  type = request.headers["content-type"] ?? "";
  encoding = String(request.headers["x-encoding"] ?? "");
  bytes = request.body;
  return {};
});
app.get("/given/bytes", (_request, reply) => {
  if (encoding !== "") reply.header("content-encoding", encoding);
  return reply.type(type).send(bytes);
});

console.log(`bare Fastify ${app.version} on ${await app.listen({ port: 0 })}`);
