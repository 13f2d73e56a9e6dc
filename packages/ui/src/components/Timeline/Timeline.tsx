import { createElement, forwardRef, useMemo, type ReactNode } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import { useTimeZone } from '../../internal/useTimeZone.js';
import { isEmpty } from '../../internal/props.js';
import { useLocale } from '../../messages/locale.js';
import { Icon, type IconType } from '../Icon/Icon.js';
import { toneIcons, type StatusTone } from '../StatusIndicator/toneIcons.js';
import { daysOf } from './days.js';
import * as styles from './Timeline.css.js';

export interface TimelineEvent {
  /** Unique in the timeline. */
  id: string;
  /** When it was, in ms since 1970. */
  time: number;
  /** What happened. Says how it went too where the tone does: "Restart failed". */
  label: ReactNode;
  /** How it went: the icon and its color. Default `neutral`. */
  tone?: StatusTone | undefined;
  /** Another icon than the one of the tone. */
  icon?: IconType | undefined;
  /** Who did it. */
  actor?: ReactNode;
  /** More of it: a message, a link, a Disclosure. */
  details?: ReactNode;
}

export interface TimelineProps extends NativeAttributes<HTMLDivElement> {
  /** Names the timeline. */
  label: string;
  /** In the order to show, the newest first as a rule. */
  events: readonly TimelineEvent[];
  /** Of the headings of the days in the outline of the page. Default 3. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** An IANA name, such as "Europe/Tallinn": decides to which day an event belongs. Default: that of the browser. */
  timeZone?: string | undefined;
  /** Writes the day of a time. Default: its date in words. */
  formatDay?: ((time: number) => string) | undefined;
  /** Writes the time of an event within its day. Default: hours and minutes. */
  formatTime?: ((time: number) => string) | undefined;
}

/**
 * What happened, when, and by whom, grouped by day: the events of a machine, the history of an invoice. Facts to compare
 * or to sort belong in a Table. `ref` and native attributes go to the element with the role `group`.
 */
export const Timeline = forwardRef<HTMLDivElement, TimelineProps>(function Timeline(
  { label, events, headingLevel = 3, timeZone: givenZone, formatDay, formatTime, ...attributes },
  ref,
) {
  const locale = useLocale();
  const timeZone = useTimeZone(givenZone);
  const format = useMemo(() => {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
    const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
    return { day: (at: number) => day.format(at), time: (at: number) => time.format(at) };
  }, [locale, timeZone]);
  const dayText = formatDay ?? format.day;
  const timeText = formatTime ?? format.time;
  return (
    <div role="group" aria-label={label} {...attributes} ref={ref} className={styles.root}>
      {daysOf(events, timeZone).map((day) => (
        <div key={day.events[0]?.id}>
          {createElement(`h${headingLevel}`, { className: styles.day }, dayText(day.time))}
          <ol className={styles.list}>
            {day.events.map((event) => (
              <li key={event.id} className={styles.event}>
                <span className={styles.marker[event.tone ?? 'neutral']}>
                  <Icon icon={event.icon ?? toneIcons[event.tone ?? 'neutral']} />
                </span>
                <div className={styles.content}>
                  <div className={styles.head}>
                    <span className={styles.title}>{event.label}</span>
                    <time className={styles.time} dateTime={new Date(event.time).toISOString()}>
                      {timeText(event.time)}
                    </time>
                  </div>
                  {!isEmpty(event.actor) && <div className={styles.muted}>{event.actor}</div>}
                  {!isEmpty(event.details) && <div>{event.details}</div>}
                </div>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
});
