/** Whether the server stores questions for the editors. The page comes with this setting. */
import { createContext } from "react";

export const KeepsQuestions = createContext(false);
