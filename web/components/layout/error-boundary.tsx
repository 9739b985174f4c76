/** Catches what a screen throws while it renders, and shows a fallback in its place, until the visitor goes elsewhere. */
import { Component, type ReactNode } from "react";

type Props = {
  /** Where the visitor is: another place is another screen, which need not fail. */
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
    // A screen may also fail on arriving: that failure stays.
    if (failure !== null && before.place !== this.props.place) this.setState({ failure: null });
  }

  override render() {
    const { failure } = this.state;
    return failure === null ? this.props.children : this.props.fallback(failure.error);
  }
}
