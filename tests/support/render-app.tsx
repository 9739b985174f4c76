/** Renders the whole client at an address, with a real router in memory and its own cache. */
import { render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { MemoryRouter, useLocation, useNavigate } from "react-router-dom";
import { App } from "../../web/app.tsx";
import { readPageData } from "../../web/data/swr.ts";

export type RenderedApp = {
  readonly user: UserEvent;
  /** Where the visitor is: path, query and hash. */
  readonly address: () => string;
  readonly goBack: () => void;
};

/** @param entries - The history entries; the last one is open. */
export function renderApp(...entries: string[]): RenderedApp {
  const user = userEvent.setup();
  let here: Pick<RenderedApp, "goBack"> & { address: string } = { address: "", goBack: () => {} };
  function Witness() {
    const { pathname, search, hash } = useLocation();
    const navigate = useNavigate();
    here = { address: pathname + search + hash, goBack: () => void navigate(-1) };
    return null;
  }
  render(
    <MemoryRouter initialEntries={entries.length > 0 ? entries : ["/"]}>
      <App data={readPageData()} />
      <Witness />
    </MemoryRouter>,
  );
  return { user, address: () => here.address, goBack: () => here.goBack() };
}
