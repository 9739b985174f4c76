/** The scroll position of each history entry of this visit, in pixels. */
import { createWebStorageValue, json } from "./web-storage.ts";

type Positions = Readonly<Record<string, number>>;

const isPositions = (value: unknown): value is Positions =>
  typeof value === "object" && value !== null && Object.values(value).every(Number.isFinite);

export const scrollPositions = createWebStorageValue<Positions>("scroll", {}, json(isPositions), "sessionStorage");
