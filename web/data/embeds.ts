/** Whether other sites may frame answers. The page comes with this setting. */
import { createContext } from "react";

export const Embeds = createContext(false);
