/** Texts as a printer sets them. The server sends them as editors and visitors type them, and so they stay in addresses. */
export { typeset } from "../../server/contract/typeset.ts";
