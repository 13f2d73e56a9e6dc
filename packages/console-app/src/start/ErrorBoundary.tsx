import { Component, type ContextType, type ReactNode } from 'react';
import { ErrorScreen } from '@livery/ui';
import { CallError } from '@livery/api/errors';
import { PageContext } from '#shared/page.js';
import { isSignedIn, signOut } from '#shared/session.js';

interface State {
  error: Error | undefined;
}

/**
 * The global error screen (A 2): what no screen caught ends here, with what happened and the two ways out. It speaks
 * from the component library's own words, because the catalogues may be what failed to load.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  static override contextType = PageContext;
  declare context: ContextType<typeof PageContext>;
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <ErrorScreen
        message={error.message}
        detail={error instanceof CallError ? error.detail : undefined}
        onReload={() => this.context.reload()}
        {...(isSignedIn() ? { onLogOut: () => signOut(this.context) } : {})}
      />
    );
  }
}
