import { Component, type ContextType, type ReactNode } from 'react';
import { ErrorScreen, MessagesProvider } from '@livery/ui';
import { CallError } from '@livery/api/errors';
import { componentMessagesOf, i18n, localeOf, type Language } from '#i18n/i18n.js';
import { recentReports } from '#integrations/error-reporting/report.js';
import { ServicesContext } from '#shared/services.js';
import { errorText } from '#shared/texts/errors.js';

/** What else the server said, and what had been reported before, for whoever is asked for help. */
function detailOf(error: Error): string | undefined {
  const message = error instanceof CallError ? error.detail : undefined;
  return [message, recentReports()].filter(Boolean).join('\n\n') || undefined;
}

interface State {
  error: Error | undefined;
}

/**
 * The global error screen (specification: account and billing, section 2): what no screen caught ends here, with what happened and the two ways out. It needs no
 * words but those that are there, because the catalogues may be what failed to load.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  static override contextType = ServicesContext;
  declare context: ContextType<typeof ServicesContext>;
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const { environment, session } = this.context ?? {};
    // A page that starts anew is refused again for want of a good key: signing in is the way out then.
    const refused = error instanceof CallError && error.kind === 'credentials';
    // None is in force where its words are what failed to load.
    const language = (i18n.locale || 'en') as Language;
    return (
      <MessagesProvider locale={localeOf(language)} messages={componentMessagesOf(language)}>
        <ErrorScreen
          message={errorText(i18n, error)}
          detail={detailOf(error)}
          {...(refused || !environment ? {} : { onReload: environment.reload })}
          {...(session?.isSignedIn() ? { onLogOut: session.signOut } : {})}
        />
      </MessagesProvider>
    );
  }
}
