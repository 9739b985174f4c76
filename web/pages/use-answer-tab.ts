/** Which tab of an answer shows. It is kept with the history entry, so that back and forward bring it back. */
import { useLocation, useNavigate } from "react-router-dom";
import type { AnswerTab } from "../components/answer/answer-body.tsx";

export function useAnswerTab(): [AnswerTab, (tab: AnswerTab) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const state = location.state as { tab?: AnswerTab } | null;
  const setTab = (tab: AnswerTab) =>
    navigate(
      { pathname: location.pathname, search: location.search, hash: location.hash },
      { replace: true, state: { ...state, tab } },
    );
  return [state?.tab ?? (/^#s\d+$/.test(location.hash) ? "sources" : "answer"), setTab];
}
