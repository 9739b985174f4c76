/** How long the server keeps questions for the editors, in days; null if it takes none. The page comes with this setting. */
import { createContext } from "react";

export const QuestionDays = createContext<number | null>(null);
