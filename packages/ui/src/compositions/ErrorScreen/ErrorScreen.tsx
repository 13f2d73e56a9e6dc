import { CircleAlert } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.js';
import { Icon } from '../../components/Icon/Icon.js';
import type { NativeAttributes } from '../../internal/attributes.js';
import { useMessages } from '../../messages/messages.js';
import { ErrorDetail } from './ErrorDetail.js';
import * as styles from './ErrorScreen.css.js';

export interface ErrorScreenProps extends NativeAttributes {
  /** "Something went wrong" by default. */
  title?: ReactNode;
  /** What happened and what to do next. */
  message: ReactNode;
  /** Technical detail, closed at first. */
  detail?: string | undefined;
  /** Finds the failed request in the logs of the service. */
  correlationId?: string | undefined;
  /**
   * Left out, the button is not shown: one kind of error would only come again (specification: account and billing,
   * section 2).
   */
  onReload?: (() => void) | undefined;
  /** Left out, the button is not shown. */
  onLogOut?: (() => void) | undefined;
}

/** The whole page when nothing else can be shown. An error of one part is an Alert in its place. */
export const ErrorScreen = forwardRef<HTMLElement, ErrorScreenProps>(function ErrorScreen(
  { title, message, detail, correlationId, onReload, onLogOut, ...attributes },
  ref,
) {
  const messages = useMessages('errorScreen');
  return (
    <main {...attributes} ref={ref} className={styles.root}>
      <div className={styles.column}>
        <span className={styles.icon}>
          <Icon icon={CircleAlert} size={20} />
        </span>
        <div role="alert">
          <h1 className={styles.title}>{title ?? messages.title}</h1>
          <p className={styles.message}>{message}</p>
        </div>
        {onReload || onLogOut ? (
          <div className={styles.actions}>
            {onReload ? (
              <Button variant="primary" onClick={onReload}>
                {messages.reload}
              </Button>
            ) : null}
            {onLogOut ? <Button onClick={onLogOut}>{messages.logOut}</Button> : null}
          </div>
        ) : null}
        {detail === undefined ? null : <ErrorDetail label={messages.detail} value={detail} />}
        {correlationId === undefined ? null : (
          <p className={styles.correlation}>
            {messages.correlationId}: <span className={styles.correlationId}>{correlationId}</span>
          </p>
        )}
      </div>
    </main>
  );
});
