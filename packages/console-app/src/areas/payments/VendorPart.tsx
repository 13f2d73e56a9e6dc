import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button, Skeleton, Stack, Text } from '@livery/ui';
import { CallError } from '@livery/api/errors';
import { paymentsTexts } from '#generated/payments/texts.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import * as styles from './payments.css.js';

/** The ways on without a processor's code. */
interface WaysOn {
  /** The processor's own page, where it has one. */
  page?: string | undefined;
  /** What leads elsewhere. */
  next?: ReactNode;
}

interface VendorPartProps<Part extends { destroy: () => void }> extends WaysOn {
  /** Puts the processor's part into the page. Rejects where its code cannot be loaded, or a call that it needs fails. */
  mount: (target: HTMLElement) => Promise<Part>;
  /** Called with what was put there. Where what it promises is rejected, the part did not come after all. */
  onReady?: (part: Part) => void | Promise<void>;
  /** Names the part to assistive technology. */
  label: string;
}

/** A part of the page that a processor's own code draws: its shape while it is fetched, its failure with a retry. */
export function VendorPart<Part extends { destroy: () => void }>({
  mount,
  onReady,
  label,
  ...waysOn
}: VendorPartProps<Part>) {
  const { i18n } = useLingui();
  const target = useRef<HTMLDivElement>(null);
  const [round, setRound] = useState(0);
  const [state, setState] = useState<'loading' | 'ready' | { error: unknown }>('loading');
  const begin = useEffectEvent((element: HTMLElement) => mount(element));
  const ready = useEffectEvent((part: Part) => onReady?.(part));
  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const own = element.appendChild(document.createElement('div'));
    // Another round is another try.
    own.dataset['round'] = String(round);
    let isCurrent = true;
    let part: Part | undefined;
    begin(own)
      .then((made) => {
        part = made;
        if (!isCurrent) {
          made.destroy();
          return undefined;
        }
        setState('ready');
        return ready(made);
      })
      .catch((error: unknown) => isCurrent && setState({ error }));
    return () => {
      isCurrent = false;
      part?.destroy();
      own.remove();
    };
  }, [round]);
  const retry = () => {
    setState('loading');
    setRound((value) => value + 1);
  };
  return (
    <Stack gap={2}>
      {state === 'loading' && (
        <div aria-busy="true">
          <Skeleton shape="block" height={36} />
        </div>
      )}
      {typeof state === 'object' &&
        (state.error instanceof CallError ? (
          <ErrorAlert heading={i18n._(paymentsTexts.failures.addPaymentMethod)} error={state.error} onRetry={retry} />
        ) : (
          <VendorFailure {...waysOn} onRetry={retry} />
        ))}
      <div ref={target} role="group" aria-label={label} className={styles.vendor} hidden={state !== 'ready'} />
    </Stack>
  );
}

/** Says that a processor's code did not come, and what can be done about it. */
export function VendorFailure({ onRetry, page, next }: WaysOn & { onRetry?: () => void }) {
  const { t } = useLingui();
  return (
    <>
      <Alert
        tone="danger"
        heading={t`The code of the payment processor could not be loaded`}
        actions={
          <>
            {onRetry && <Button size="small" onClick={onRetry}>{t`Retry`}</Button>}
            {page !== undefined && (
              <a href={page} rel="noreferrer">
                {t`Pay on its own page`}
              </a>
            )}
          </>
        }
      >
        <Text>{t`A blocker of advertisements, a firewall or the connection may stop it. Nothing was charged.`}</Text>
      </Alert>
      {next}
    </>
  );
}
