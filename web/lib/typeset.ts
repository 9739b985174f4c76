/** Typographic quotation marks and dashes, for display. The server and addresses have texts as they were typed. */
export { typeset } from "../../server/shared/typeset.ts";
