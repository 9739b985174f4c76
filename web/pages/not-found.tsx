/** The page for unknown paths. */
export { MissingPage as NotFoundPage } from "../components/layout/missing-page.tsx";
