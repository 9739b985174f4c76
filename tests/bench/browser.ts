/** What a first visit takes in a real browser, on a slow phone: paints, weight, and the wait for a typed letter. */
import type { Browser, Page } from "playwright-core";
import { launchBrowser } from "../support/launch-browser.js";
import { quantile } from "./measure.ts";

const VISITS = 3;
/** How many times slower than this machine's the processor is. */
const SLOWDOWN = 4;
/** Bytes a second both ways, and ms. */
const NETWORK = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };
export const BROWSER_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
];
const QUESTION = "What is salvation?";
/** Between two letters, in ms. */
const TYPING_DELAY = 200;

/** A figure with the most that is wanted. */
export interface BrowserFigure {
  name: string;
  unit: string;
  goal: number;
  /** The median of the visits, the least, and the greatest. */
  value: number;
  spread: readonly [least: number, most: number];
}

/** @param goal - The most that is wanted of the median. */
export function toFigure(name: string, unit: string, goal: number, values: readonly number[]): BrowserFigure {
  const sorted = [...values].sort((a, b) => a - b);
  return { name, unit, goal, value: quantile(sorted, 0.5), spread: [quantile(sorted, 0), quantile(sorted, 1)] };
}

/** What one visit took: times in ms, and the weight on the wire. */
interface Visit {
  firstPaint: number;
  largestPaint: number;
  bytes: number;
  requests: number;
  /** Of requests that wait for one another; the page is the first. */
  levels: number;
  /** From a key to the next paint, and the longest task meanwhile; 0 on a page without typing. */
  keystroke: number;
  longestTask: number;
}

/** Visits the pages of a server several times, each with an empty cache. */
export async function measureBrowser(address: string): Promise<BrowserFigure[]> {
  const browser = await launchBrowser(BROWSER_ARGUMENTS);
  try {
    const home: Visit[] = [];
    const results: Visit[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      home.push(await visitPage(browser, `${address}/`, typeQuestion));
      results.push(await visitPage(browser, `${address}/results?q=${encodeURIComponent(QUESTION)}`));
    }
    const of = (visits: Visit[], key: keyof Visit) => visits.map((visit) => visit[key]);
    return [
      toFigure("first paint of `/`", "ms", 1500, of(home, "firstPaint")),
      toFigure("largest paint of `/`", "ms", 2000, of(home, "largestPaint")),
      toFigure("first paint of `/results?q=…`", "ms", 1500, of(results, "firstPaint")),
      toFigure("largest paint of `/results?q=…`", "ms", 2000, of(results, "largestPaint")),
      toFigure("weight of `/`", "bytes", 200_000, of(home, "bytes")),
      toFigure("requests of `/`", "", 12, of(home, "requests")),
      toFigure("levels of requests of `/`", "", 2, of(home, "levels")),
      toFigure("slowest keystroke to paint", "ms", 100, of(home, "keystroke")),
      toFigure("longest task while typing", "ms", 50, of(home, "longestTask")),
    ];
  } finally {
    await browser.close();
  }
}

async function visitPage(
  browser: Browser,
  url: string,
  use = async (_page: Page) => ({ keystroke: 0, longestTask: 0 }),
): Promise<Visit> {
  // What the service worker keeps, it fetches when the page is done.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", NETWORK);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    const levels = new Map<string, number>();
    let bytes = 0;
    session.on("Network.requestWillBeSent", ({ request, initiator }) => {
      const cause = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? url;
      levels.set(request.url, request.url === url ? 1 : 1 + (levels.get(cause) ?? 1));
    });
    session.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(url, { waitUntil: "networkidle" });
    const paints = await page.evaluate(readPaints);
    const weight = { bytes, requests: levels.size, levels: Math.max(...levels.values()) };
    return { ...paints, ...weight, ...(await use(page)) };
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
async function readPaints() {
  const largestPaint = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: "largest-contentful-paint",
      buffered: true,
    });
  });
  return { firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0, largestPaint };
}

/** Types a question letter by letter. */
async function typeQuestion(page: Page) {
  await page.getByLabel("Your question", { exact: true }).click();
  await page.evaluate(() => {
    const slowest = { keystroke: 0, longestTask: 0 };
    Object.assign(window, { slowest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntriesByName("keydown"))
        slowest.keystroke = Math.max(slowest.keystroke, duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) slowest.longestTask = Math.max(slowest.longestTask, duration);
    }).observe({ type: "longtask" });
  });
  await page.keyboard.type(QUESTION, { delay: TYPING_DELAY });
  return page.evaluate(() => (window as unknown as { slowest: Pick<Visit, "keystroke" | "longestTask"> }).slowest);
}
