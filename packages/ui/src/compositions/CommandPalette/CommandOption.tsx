import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Icon } from '../../components/Icon/Icon.js';
import { RoutedLink } from '../../components/LinkProvider/LinkProvider.js';
import { isElsewhere } from '../../internal/isElsewhere.js';
import type { CommandItem } from './CommandPalette.js';
import * as styles from './CommandPalette.css.js';

interface CommandOptionProps {
  item: CommandItem;
  /** Its id in the document, by which the field says that it is active. */
  id: string;
  active: boolean;
  onPoint: () => void;
  onChoose: (item: CommandItem) => void;
}

/** One line of the palette: a link where it leads somewhere. */
export function CommandOption({ item, id, active, onPoint, onChoose }: CommandOptionProps) {
  const { label, description, icon, shortcut, tone, current, disabledReason, href } = item;
  const disabled = disabledReason !== undefined;
  const secondary = disabledReason ?? description;
  const props = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': active,
    'aria-disabled': disabled || undefined,
    'aria-current': current || undefined,
    className: tone === 'danger' ? `${styles.option} ${styles.danger}` : styles.option,
    /* Not the pointer's entering: rows that scroll under a pointer at rest are not pointed at. */
    onPointerMove: onPoint,
    onClick: (event: MouseEvent) => {
      if (!disabled && !(href !== undefined && isElsewhere(event))) onChoose(item);
    },
  };
  const content = (
    <>
      <span className={styles.icon}>{icon && <Icon icon={icon} />}</span>
      {/* The description is part of the name: what is seen is what is said (WCAG 2.5.3). */}
      <span className={styles.textColumn}>
        <span className={styles.label}>{label} </span>
        {secondary !== undefined && (
          <span className={styles.description} data-aside="">
            {secondary}{' '}
          </span>
        )}
      </span>
      {shortcut && <Keys keys={shortcut} />}
      {current && (
        <span className={styles.icon}>
          <Icon icon={Check} />
        </span>
      )}
    </>
  );
  return href !== undefined && !disabled ? (
    <RoutedLink {...props} href={href}>
      {content}
    </RoutedLink>
  ) : (
    <div {...props}>{content}</div>
  );
}

/** Keys as they are drawn on a keyboard. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className={styles.keys} data-aside="">
      {keys.map((key) => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
