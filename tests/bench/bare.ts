/**
 * The peer of the server: Fastify as it is, with the routes and response schemas of Loci. `PUT /given/NAME` hands it what
 * `GET /given/NAME` then returns: as an object through its schema, or as bytes.
 */
import Fastify from "fastify";
import { Answer } from "../../server/contract/answer.ts";
import { Completions } from "../../server/contract/completions.ts";
import { SearchResult } from "../../server/contract/search.ts";

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

let bytes: unknown = null;
app.put("/given/bytes", (request) => {
  bytes = request.body;
  return {};
});
app.get("/given/bytes", (_request, reply) => reply.type("text/javascript").send(bytes));

console.log(`bare Fastify ${app.version} on ${await app.listen({ port: 0 })}`);
