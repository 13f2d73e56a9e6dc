import { ChevronRight } from 'lucide-react';
import { type ReactNode, type Ref } from 'react';
import { chain, type NativeAttributes } from '../../internal/attributes.js';
import { openableForwardRef } from '../../internal/controlled.js';
import { useControlled } from '../../internal/hooks.js';
import { Icon } from '../Icon/Icon.js';
import * as styles from './Disclosure.css.js';

export interface DisclosureProps extends Omit<NativeAttributes<HTMLDetailsElement>, 'role'> {
  /** What is inside: the words of the button that opens it. */
  label: ReactNode;
  /** What opening shows. */
  children: ReactNode;
  /** Whether it is open, where the caller keeps it. Left out, it keeps this itself. */
  open?: boolean | undefined;
  /** Whether it is open at first, where it keeps this itself. Default false. */
  defaultOpen?: boolean | undefined;
  /** Called with whether it is now open. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** What few need, one press away: advanced settings, technical details. A native `details`, so search in page opens it. */
export const Disclosure = openableForwardRef(function Disclosure(
  { label, children, open: givenOpen, defaultOpen = false, onOpenChange, onToggle, ...attributes }: DisclosureProps,
  ref: Ref<HTMLDetailsElement>,
) {
  const [open, setOpen] = useControlled(givenOpen, defaultOpen, onOpenChange);
  return (
    <details
      {...attributes}
      ref={ref}
      className={styles.root}
      open={open}
      /* The browser's search in page opens it without a press. */
      onToggle={chain(onToggle, ({ currentTarget }) => {
        if (currentTarget.open !== open) setOpen(currentTarget.open);
      })}
    >
      <summary
        className={styles.summary}
        onClick={(event) => {
          event.preventDefault();
          setOpen(!open);
        }}
      >
        <span className={styles.chevron}>
          <Icon icon={ChevronRight} />
        </span>
        {label}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
});
