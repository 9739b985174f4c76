/** Any path that is no page. */
export { MissingPage as NotFoundPage } from "../components/layout/missing-page.tsx";
