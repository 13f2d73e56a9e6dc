import { Component, type ReactNode } from 'react';
import { FailedScreen } from './FailedScreen.js';

interface State {
  error: Error | undefined;
}

/** A screen that breaks leaves navigation and header alive. */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <FailedScreen error={error} onRetry={() => this.setState({ error: undefined })} />;
  }
}
