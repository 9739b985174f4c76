/** Values kept on this device, with a storage that is not to be trusted. */
import { expect, test, vi } from "vitest";
import { resetStores } from "../../web/stores/store.ts";
import { createWebStorageValue, isTextList, json } from "../../web/stores/web-storage.ts";
import { forbidStorage } from "../support/forbid-storage.ts";

const create = () => createWebStorageValue("list", ["default"], json(isTextList));

test("keeps a value across a reload and notifies listeners", () => {
  const store = create();
  const listener = vi.fn();
  store.subscribe(listener);
  store.set(["one"]);
  expect(listener).toHaveBeenCalledOnce();
  resetStores();
  expect(store.get()).toEqual(["one"]);
});

test.each(["", "no json", "null", "7", '{"a":1}', "[1,2]"])("ignores the invalid value %j", (text) => {
  localStorage.setItem("list", text);
  expect(create().get()).toEqual(["default"]);
});

test("follows changes in another tab", () => {
  const store = create();
  expect(store.get()).toEqual(["default"]);
  localStorage.setItem("list", '["elsewhere"]');
  window.dispatchEvent(new StorageEvent("storage", { key: "list", storageArea: localStorage }));
  expect(store.get()).toEqual(["elsewhere"]);
});

test("lives in memory if storage is forbidden or full", () => {
  forbidStorage();
  const store = create();
  expect(store.get()).toEqual(["default"]);
  store.set(["in memory"]);
  expect(store.get()).toEqual(["in memory"]);
  vi.unstubAllGlobals();
  store.set(["stored"]);
  expect(localStorage.getItem("list")).toBe('["stored"]');
});
