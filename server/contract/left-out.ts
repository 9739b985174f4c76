/**
 * The header of a PDF of several answers that says which were left out because they do not exist any more: their
 * places in the request, from 1. Ids are the client's, and may be too long or too odd for a header.
 */
export const LEFT_OUT_HEADER = "loci-left-out";
