import { Component, type ContextType, type ReactNode } from 'react';
import { CallError } from '@livery/api/errors';
import { LoadError } from '#i18n/loadError.js';
import { createConnection } from '#shared/connection.js';
import { resetFailedChunks } from '#shared/lazy.js';
import { ServicesContext } from '#shared/services.js';
import { FailedScreen } from './FailedScreen.js';

interface State {
  error: Error | undefined;
}

/** A screen that breaks leaves navigation and header alive. */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  static override contextType = ServicesContext;
  declare context: ContextType<typeof ServicesContext>;
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  /** Whoever leaves the screen and comes back later finds it tried again. */
  override componentWillUnmount(): void {
    if (this.state.error) resetFailedChunks();
  }

  showAgain = (): void => {
    resetFailedChunks();
    this.setState({ error: undefined });
  };

  /**
   * A call may do better now; code that failed to load or to run is only better in a page that starts anew. Without a
   * connection that would be the browser's own page of an error.
   */
  retry = (): void => {
    if (this.state.error instanceof CallError || !navigator.onLine || !this.isConnected()) this.showAgain();
    else this.context?.environment.reload();
  };

  private isConnected(): boolean {
    return this.context?.get(createConnection).isConnected() ?? true;
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    const isOfConnection = error instanceof CallError || error instanceof LoadError;
    return (
      <FailedScreen error={error} onRetry={this.retry} onReconnect={isOfConnection ? this.showAgain : undefined} />
    );
  }
}
