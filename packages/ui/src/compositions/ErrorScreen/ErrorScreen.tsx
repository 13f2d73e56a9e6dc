import { forwardRef, type ReactNode } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import { useTimeZone } from '../../internal/useTimeZone.js';
import { onDemand, useOnDemand } from '../../internal/onDemand.js';
import { useLocale } from '../../messages/locale.js';
import * as english from '../../messages/enOfErrors.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { ErrorDetail } from './ErrorDetail.js';
import { ErrorLayout } from './ErrorLayout.js';
import type { ErrorKind } from './ErrorPicture.js';
import * as styles from './ErrorFacts.css.js';

interface CommonProps extends NativeAttributes {
  /** What happened, in a few words. Default: as the kind says. */
  heading?: ReactNode;
  /** What happened and what to do next. Default: as the kind says. */
  message?: ReactNode;
  /** What can be done: the buttons, the most useful one first. Leave out what would only bring the error again. */
  actions?: ReactNode;
  /** The whole page, or the main part of one that keeps its navigation. Default `page`. */
  placement?: 'page' | 'part' | undefined;
}

/** What may be shown of some kinds only. */
interface Facts {
  /** Finds the failed request in the logs of the service. It can be copied. */
  correlationId?: string | undefined;
  /** Technical detail, closed at first. */
  detail?: string | undefined;
  /** When the caller tries again by itself, in ms since 1970. */
  retryAt?: number | undefined;
  /** When the service is expected back, in ms since 1970. */
  endsAt?: number | undefined;
  /** An IANA name, such as "Europe/Tallinn", of the zone in which that time is written. Default: that of the browser. */
  timeZone?: string | undefined;
}

/** Some kinds with the facts that they can have; all others do not compile. */
type Kind<Name extends string, Fact extends keyof Facts = never> = { kind: Name } & Pick<Facts, Fact> & {
    [Other in Exclude<keyof Facts, Fact>]?: undefined;
  };

export type ErrorScreenProps = CommonProps &
  (
    | Kind<'failed', 'correlationId' | 'detail'>
    | Kind<'forbidden' | 'not-found', 'correlationId'>
    | Kind<'server-error', 'correlationId' | 'detail' | 'retryAt' | 'timeZone'>
    | Kind<'offline', 'retryAt' | 'timeZone'>
    | Kind<'session-expired'>
    | Kind<'maintenance', 'endsAt' | 'timeZone'>
  );

const copyCode = onDemand(async () => (await import('../../components/CopyButton/CopyButton.js')).CopyButton);
const pictures = onDemand(async () => (await import('./ErrorPicture.js')).ErrorPicture);

/** What somebody has asked for by a link is announced with the page that it leads to; all else comes unasked. */
const announced = (kind: ErrorKind): boolean => kind !== 'not-found' && kind !== 'forbidden';

/**
 * What stands in the place of a page that cannot be shown: what happened, what to do next, for support the correlation
 * id. An error of one part is an Alert in its place.
 */
export const ErrorScreen = forwardRef<HTMLElement, ErrorScreenProps>(function ErrorScreen(
  { kind, heading, message, correlationId, detail, retryAt, endsAt, timeZone, ...layout },
  ref,
) {
  const messages = useOnDemandMessages('errorScreen', english.errorScreen);
  const words = messages[kind];
  const { code: CopyButton } = useOnDemand(copyCode, correlationId !== undefined);
  const { code: ErrorPicture } = useOnDemand(pictures, true);
  return (
    <ErrorLayout
      {...layout}
      ref={ref}
      heading={heading ?? words.title}
      message={message ?? words.message}
      picture={<span className={styles.pictureBox}>{ErrorPicture && <ErrorPicture kind={kind} />}</span>}
      announced={announced(kind)}
    >
      {retryAt !== undefined && <Time label={messages.retryAt} time={retryAt} timeZone={timeZone} timeStyle="medium" />}
      {endsAt !== undefined && (
        <Time label={messages.endsAt} time={endsAt} timeZone={timeZone} dateStyle="medium" timeStyle="short" />
      )}
      {detail !== undefined && <ErrorDetail label={messages.detail} value={detail} />}
      {correlationId !== undefined && (
        <p className={styles.fact}>
          {messages.correlationId}: <span className={styles.reference}>{correlationId}</span>
          {CopyButton && <CopyButton value={correlationId} label={messages.correlationId} />}
        </p>
      )}
    </ErrorLayout>
  );
});

interface TimeProps extends Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'> {
  label: string;
  time: number;
  timeZone: string | undefined;
}

function Time({ label, time, timeZone: givenZone, ...style }: TimeProps) {
  const locale = useLocale();
  const timeZone = useTimeZone(givenZone);
  return (
    <p className={styles.fact}>
      {label}:{' '}
      <time className={styles.time} dateTime={new Date(time).toISOString()}>
        {new Intl.DateTimeFormat(locale, { ...style, timeZone }).format(time)}
      </time>
    </p>
  );
}
