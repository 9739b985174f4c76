/**
 * Reading aloud. A browser without a sound system has no voices, so the pages here have `speechSynthesis` as devices
 * offer it: that part is the device, not ours.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, useBrowser } from "../support/browser.js";
import { openAnswer, toast } from "../support/steps.js";

useBrowser();

const ANSWER = "/answers/justification";

type Device = {
  spoken: string[];
  end: () => void;
  fail: (error: string) => void;
  addVoices: () => void;
  quiet: boolean;
};
declare global {
  interface Window {
    device: Device;
  }
}

type Voice = { lang: string; localService: boolean };

/** @param voices - Those the device has from the start; `addVoices` adds a local English one. */
async function openOnDevice(voices: Voice[], expectedErrors: RegExp[] = []): Promise<Page> {
  const makeDevice = (initial: Voice[]) => {
    let list = initial.map((voice, index) => ({
      ...voice,
      name: `Voice ${index}`,
      voiceURI: `${index}`,
      default: false,
    }));
    let current: SpeechSynthesisUtterance | null = null;
    const device: Device = {
      spoken: [],
      quiet: true,
      end() {
        const ended = current;
        current = null;
        device.quiet = true;
        ended?.dispatchEvent(new Event("end"));
      },
      fail(error) {
        const failed = current;
        current = null;
        failed?.dispatchEvent(Object.assign(new Event("error"), { error }));
      },
      addVoices() {
        list = [{ lang: "en-GB", localService: true, name: "Late", voiceURI: "late", default: true }];
        synthesis.dispatchEvent(new Event("voiceschanged"));
      },
    };
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => list,
      speak(utterance: SpeechSynthesisUtterance) {
        current = utterance;
        device.quiet = false;
        device.spoken.push(utterance.text);
      },
      cancel() {
        device.quiet = true;
        device.fail("canceled");
      },
    });
    // Real utterances refuse voices that are not the browser's own.
    class Utterance extends EventTarget {
      voice = null;
      lang = "";
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
      set onend(listener: EventListener) {
        this.addEventListener("end", listener);
      }
      set onerror(listener: EventListener) {
        this.addEventListener("error", listener);
      }
    }
    Object.defineProperty(window, "speechSynthesis", { value: synthesis });
    Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance });
    window.device = device;
  };
  const page = await openPage({ script: `(${makeDevice})(${JSON.stringify(voices)})`, expectedErrors });
  await openAnswer(page, ANSWER);
  return page;
}

const LOCAL = [{ lang: "en-US", localService: true }];
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const spoken = (page: Page) => page.evaluate(() => window.device.spoken);
const end = (page: Page) => page.evaluate(() => window.device.end());
/** The text that is marked, without the numbers of sources. */
const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get("read-aloud") ?? [])].map((range) => range.toString()).join());

test("reads sentence by sentence and marks each, pauses, and reads on", async () => {
  const page = await openOnDevice(LOCAL);
  await button(page, "Read aloud").click();
  await expect.poll(() => spoken(page)).toHaveLength(1);
  const [question = ""] = await spoken(page);
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(question);
  expect(await marked(page)).toBe(question);
  await end(page);
  const [, first = ""] = await spoken(page);
  expect(first).toMatch(/^[A-Z].*\.$/);
  expect(await page.locator("#p1").innerText()).toContain((await marked(page)).slice(-20));
  await button(page, "Pause").click();
  expect(await page.evaluate(() => window.device.quiet)).toBe(true);
  await button(page, "Read aloud").click();
  expect((await spoken(page)).slice(1)).toEqual([first, first]);
});

test("reads once if it is pressed three times before its code is there", async () => {
  const page = await openOnDevice(LOCAL);
  await button(page, "Read aloud").evaluate((pressed: HTMLElement) => {
    for (let press = 0; press < 3; press++) pressed.click();
  });
  await expect.poll(() => spoken(page)).toHaveLength(1);
  await button(page, "Pause").waitFor();
});

test("speaks references in words and no marks, to the end", async () => {
  const page = await openOnDevice(LOCAL);
  await button(page, "Read aloud").click();
  await expect.poll(() => spoken(page)).toHaveLength(1);
  await expect
    .poll(async () => {
      for (let sentence = 0; sentence < 10; sentence += 1) await end(page);
      return button(page, "Read aloud").count();
    })
    .toBe(1);
  const all = (await spoken(page)).join(" ");
  expect(all).toMatch(/ chapter \d+, verses? \d+/);
  expect(all).not.toMatch(/\[\d|\d:\d/);
});

test("stops when the page is left, and says so when the voice fails", async () => {
  const page = await openOnDevice(LOCAL, [/Voice error:/]);
  await button(page, "Read aloud").click();
  await expect.poll(() => spoken(page)).toHaveLength(1);
  await page.getByRole("link", { name: "Library", exact: true }).first().click();
  await page.waitForURL(/\/library/);
  await expect.poll(() => page.evaluate(() => window.device.quiet)).toBe(true);
  await page.goBack();
  await button(page, "Read aloud").click();
  await expect.poll(() => spoken(page)).toHaveLength(2);
  await page.evaluate(() => window.device.fail("synthesis-failed"));
  await toast(page, "The voice of this device has failed.").waitFor();
  await button(page, "Read aloud").waitFor();
});

test("shows no button without a voice of the device that speaks English, and shows it when one arrives", async () => {
  const page = await openOnDevice([
    { lang: "en-US", localService: false },
    { lang: "de-DE", localService: true },
  ]);
  await button(page, "Sheet for a group").waitFor();
  expect(await button(page, "Read aloud").count()).toBe(0);
  await page.evaluate(() => window.device.addVoices());
  await button(page, "Read aloud").waitFor();
});

test("marks the paragraph if the browser has translated it, and changes nothing in the page", async () => {
  const page = await openOnDevice(LOCAL);
  await page.evaluate(() => {
    for (const font of document.querySelectorAll("#p1")) font.innerHTML = "<font>Übersetzt, mit anderen Worten.</font>";
  });
  // The label of the button is translated, too.
  await button(page, "Read aloud").evaluate((translated) => {
    const walker = document.createTreeWalker(translated, NodeFilter.SHOW_TEXT);
    const label = walker.nextNode() as Text;
    const font = document.createElement("font");
    font.textContent = label.data;
    label.replaceWith(font);
  });
  await button(page, "Read aloud").click();
  await expect.poll(() => spoken(page)).toHaveLength(1);
  await end(page);
  expect(await marked(page)).toBe("Übersetzt, mit anderen Worten.");
  expect(await page.locator("#p1").innerHTML()).toBe("<font>Übersetzt, mit anderen Worten.</font>");
  await button(page, "Pause").click();
});
