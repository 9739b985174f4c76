/** Catches render errors of a screen, and shows a fallback until the visitor navigates. */
import { Component, type ReactNode } from "react";

type Props = {
  /** The current location. At another one, the screen renders again. */
  place: string;
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
};
type State = { failure: { error: unknown } | null };

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidUpdate(before: Props, { failure }: State) {
    // A failure that comes with the new location stays.
    if (failure !== null && before.place !== this.props.place) this.setState({ failure: null });
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return this.props.fallback(failure.error);
  }
}
