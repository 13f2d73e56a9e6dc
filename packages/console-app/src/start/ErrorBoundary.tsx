import { Component, type ContextType, type ReactNode } from 'react';
import { msg } from '@lingui/core/macro';
import { Button, ErrorDetail, ErrorLayout, MessagesProvider } from '@livery/ui';
import { CallError } from '@livery/api/errors';
import { componentMessagesOf, i18n, localeOf, type Language } from '#i18n/i18n.js';
import { recentReports } from '#integrations/error-reporting/report.js';
import { ServicesContext } from '#shared/services.js';
import { errorText, textOrEnglish } from '#shared/texts/errors.js';

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
    const signedIn = session?.isSignedIn() ? session : undefined;
    // A page that starts anew is refused again for want of a good key: signing in is the way out then.
    const refused = signedIn && error instanceof CallError && error.kind === 'credentials';
    const detail = detailOf(error);
    // None is in force where its words are what failed to load.
    const language = (i18n.locale || 'en') as Language;
    return (
      <MessagesProvider locale={localeOf(language)} messages={componentMessagesOf(language)}>
        <ErrorLayout
          heading={textOrEnglish(i18n, msg`Something went wrong`, 'Something went wrong')}
          message={errorText(i18n, error)}
          actions={
            <>
              {environment && !refused && (
                <Button variant="primary" onClick={environment.reload}>
                  {textOrEnglish(i18n, msg`Reload page`, 'Reload page')}
                </Button>
              )}
              {signedIn && (
                <Button onClick={signedIn.signOutUnasked}>{textOrEnglish(i18n, msg`Log out`, 'Log out')}</Button>
              )}
            </>
          }
        >
          {detail !== undefined && (
            <ErrorDetail label={textOrEnglish(i18n, msg`Technical details`, 'Technical details')} value={detail} />
          )}
        </ErrorLayout>
      </MessagesProvider>
    );
  }
}
