/**
 * Runs in the pages of a preview: shows the problems of the open answer beside it, and loads the page again when a file was
 * saved. It is served as it is written here.
 */
const WIDTH = "22rem";
const STYLE = `
  :host { all: initial; position: fixed; inset: 0 0 0 auto; width: ${WIDTH}; z-index: 2147483647; }
  aside { box-sizing: border-box; height: 100%; overflow: auto; padding: 1rem; background: #fffdf5; color: #1a1a1a;
    border-left: 4px solid #7a1f1f; font: 15px/1.45 system-ui, sans-serif; }
  h2 { margin: 0 0 .5rem; font-size: 1.1rem; }
  h3 { margin: 1rem 0 .25rem; font-size: 1rem; }
  ul { margin: 0; padding: 0; list-style: none; }
  li { margin: 0 0 .6rem; }
  code { font: 13px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
  a { color: #7a1f1f; }
  @media (max-width: 60rem) { :host { inset: auto 0 0 0; width: auto; max-height: 40%; } aside { max-height: 40vh; } }
`;

const revision = JSON.parse(document.getElementById("page-data")?.textContent || "{}").revision;
const host = document.createElement("loci-preview");
const root = host.attachShadow({ mode: "open" });
const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLE);
root.adoptedStyleSheets = [sheet];
document.documentElement.append(host);
const wide = matchMedia("(min-width: 60.01rem)");
const makeRoom = () => {
  document.body.style.marginRight = wide.matches ? WIDTH : "";
};
wide.addEventListener("change", makeRoom);
makeRoom();

let state = { drafts: {}, problems: {} };
let shownPath = "";

function element(name, content = "", attributes = {}) {
  const made = document.createElement(name);
  if (typeof content === "string") made.textContent = content;
  else made.append(...content);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

function listOf(title, problems) {
  if (problems.length === 0) return [];
  const items = problems.map(({ file, line, field, message, remedy }) => {
    const place = element("code", `${file.split("/").slice(-1)[0]}:${line} ${field}`, { title: file });
    return element("li", [place, document.createElement("br"), `${message}; ${remedy}.`]);
  });
  return [element("h3", `${title} (${problems.length})`), element("ul", items)];
}

function show() {
  shownPath = location.pathname;
  const id = decodeURIComponent(/^\/answers\/([^/]+)/.exec(shownPath)?.[1] ?? "");
  const problems = id === "" ? [] : (state.problems[id] ?? []);
  const isDraft = id in state.drafts;
  const others = Object.keys(state.problems).filter(
    (other) => other !== id && other !== "" && !(other in state.drafts),
  );
  const none = isDraft ? "Nothing is missing. To publish it, remove its status: draft." : "No problems.";
  const content = [
    element("h2", isDraft ? "Draft" : "Preview"),
    ...(id !== "" && problems.length === 0 ? [element("p", none)] : []),
    ...listOf(
      isDraft ? "Missing before it can be published" : "Missing",
      problems.filter(({ isMissing }) => isMissing),
    ),
    ...listOf(
      "To correct",
      problems.filter(({ isMissing }) => !isMissing),
    ),
    ...listOf("In the other files", state.problems[""] ?? []),
  ];
  const link = (answer, text) =>
    element("li", [element("a", text, { href: `/answers/${encodeURIComponent(answer)}` })]);
  const drafts = Object.entries(state.drafts).filter(([draft]) => draft !== id);
  if (drafts.length > 0)
    content.push(
      element("h3", "Drafts"),
      element(
        "ul",
        drafts.map(([draft, question]) => link(draft, question)),
      ),
    );
  if (others.length > 0)
    content.push(
      element("h3", "Answers with problems"),
      element(
        "ul",
        others.map((other) => link(other, other)),
      ),
    );
  if (state.visitors) content.push(element("p", [element("a", "Visitors’ questions", { href: state.visitors })]));
  root.replaceChildren(element("aside", content, { "aria-label": "Problems" }));
}

const events = new EventSource("/preview/events");
events.addEventListener("message", ({ data }) => {
  state = JSON.parse(data);
  if (revision && state.revision !== revision) location.reload();
  else show();
});
// The client follows links without loading a page.
setInterval(() => {
  if (location.pathname !== shownPath) show();
}, 200);
