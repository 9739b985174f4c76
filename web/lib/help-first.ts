/** The box that stands before everything else on a question or an answer of danger takes the focus of the heading. */
export const HELP_FIRST_ID = "help-first";
