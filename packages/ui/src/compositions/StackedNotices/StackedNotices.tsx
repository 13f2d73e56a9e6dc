import { forwardRef, useId, useState, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { Button } from '../../components/Button/Button.js';
import { Icon } from '../../components/Icon/Icon.js';
import { toneIcons, type StatusTone } from '../../components/StatusIndicator/toneIcons.js';
import type { NativeAttributes } from '../../internal/attributes.js';
import { useIsScrollable } from '../../internal/useIsScrollable.js';
import * as firstEnglish from '../../messages/enOfFirstPage.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import * as styles from './StackedNotices.css.js';

export interface Notice {
  /** Unique in the stack. */
  id: string;
  /** The most serious is on top: danger, warning, info, success, neutral. */
  tone: StatusTone;
  /** One sentence. */
  text: ReactNode;
  /** A link or a small button: what can be done about it. */
  action?: ReactNode;
}

export interface StackedNoticesProps extends NativeAttributes {
  /** In any order; of equally serious ones the first is on top. */
  notices: readonly Notice[];
}

const order: readonly StatusTone[] = ['danger', 'warning', 'info', 'success', 'neutral'];

/**
 * What is true on every page, such as a restricted account, low credit or maintenance: one line with the most serious,
 * and the others below it when they are asked for. For the `strip` of AppShell. Nothing without notices.
 */
export const StackedNotices = forwardRef<HTMLElement, StackedNoticesProps>(function StackedNotices(
  { notices, ...attributes },
  ref,
) {
  const messages = useOnDemandMessages('stackedNotices', english.stackedNotices);
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [list, setList] = useState<HTMLElement | null>(null);
  const isScrollable = useIsScrollable(list);
  const [first, ...others] = notices.toSorted((a, b) => order.indexOf(a.tone) - order.indexOf(b.tone));
  /* Nobody has asked for those that come later. */
  if (isOpen && others.length === 0) setOpen(false);
  if (!first) return null;
  return (
    <section aria-label={messages.label} {...attributes} ref={ref} className={styles.stack}>
      <Line notice={first} />
      {others.length > 0 && (
        <Button
          size="small"
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {messages.more(others.length)} <Icon icon={ChevronDown} size={14} />
        </Button>
      )}
      {others.length > 0 && (
        <ul ref={setList} id={listId} hidden={!isOpen} className={styles.others} {...(isScrollable && { tabIndex: 0 })}>
          {others.map((notice) => (
            <li key={notice.id} className={styles.other}>
              <Line notice={notice} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});

function Line({ notice: { tone, text, action } }: { notice: Notice }) {
  const words = useOnDemandMessages('alert', firstEnglish.alert);
  return (
    <span className={styles.line}>
      <Icon icon={toneIcons[tone]} label={words[tone]} />
      <span>{text}</span>
      {action}
    </span>
  );
}
