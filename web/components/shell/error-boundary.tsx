/** Catches what a screen throws while it renders, and shows the error page in its place. */
import { Component, type ReactNode } from "react";
import { ErrorPage } from "../../pages/error.tsx";

type Props = { children: ReactNode };
type State = { failure: { error: unknown } | null };

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    return failure === null ? this.props.children : <ErrorPage error={failure.error} />;
  }
}
