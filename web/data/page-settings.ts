/** What the operator has set. The page comes with it. */
import { createContext } from "react";
import type { PageData } from "../../server/contract/page-data.ts";

type Settings = Pick<PageData, "questionDays" | "embeds">;

/** Without a page from the server, as in development, nothing is stored and no site may frame answers. */
export const NO_SETTINGS: Settings = { questionDays: null };

export const PageSettings = createContext(NO_SETTINGS);
