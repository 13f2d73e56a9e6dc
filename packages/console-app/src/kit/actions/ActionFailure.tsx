import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@livery/ui';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import * as styles from '#shared/inset.css.js';
import { lazyModal } from '#shared/lazy.js';
import type { ConflictAlertProps } from './ConflictAlert.js';
import type { ActionState } from './useAction.js';

/** Two people rarely change the same thing at once. */
const ConflictAlert = lazyModal<ConflictAlertProps>(
  async () => (await import('./ConflictAlert.js')).ConflictAlert,
  ({ onDismiss }) => onDismiss(),
);

interface ActionFailureProps {
  action: Pick<ActionState, 'failures'>;
  /** The address where one sees whether something new exists, or a button that shows it: offered where the response was lost. */
  verifyHref?: ReactNode;
  /**
   * What Retry and "Replace theirs with yours" do, where what is shown may have been changed since: they send that. By
   * default they send the same again.
   */
  onRetry?: (() => void) | undefined;
  /** Called when somebody goes to the address. */
  onVerify?: (() => void) | undefined;
  /** It stands in a card without padding, and keeps a distance from its border. Default false. */
  inset?: boolean | undefined;
}

/** Where an action's failures show: beside the action, each with its documented message and a retry. */
export function ActionFailure({ action, verifyHref, onRetry, onVerify, inset = false }: ActionFailureProps) {
  const { t } = useLingui();
  const alerts = action.failures.map(({ key, heading, error, note, retry, dismiss, outcomeUnknown, conflict }) =>
    conflict ? (
      <ConflictAlert key={key} {...conflict} onRetry={onRetry} onDismiss={dismiss} />
    ) : (
      <ErrorAlert
        key={key}
        heading={heading}
        error={error}
        note={note}
        actions={
          outcomeUnknown &&
          (typeof verifyHref === 'string' ? (
            <LinkButton size="small" href={verifyHref} onClick={onVerify}>{t`Look whether it is there`}</LinkButton>
          ) : (
            verifyHref
          ))
        }
        onRetry={onRetry ?? retry}
        onDismiss={dismiss}
      />
    ),
  );
  return inset && alerts.length > 0 ? <div className={styles.inset}>{alerts}</div> : alerts;
}
