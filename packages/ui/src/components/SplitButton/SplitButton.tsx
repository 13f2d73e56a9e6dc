import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { genericForwardRef } from '../../internal/attributes.js';
import { Button, type ButtonProps } from '../Button/Button.js';
import { IconButton } from '../Button/IconButton.js';
import { Menu, type MenuProps } from '../Menu/Menu.js';
import * as styles from './SplitButton.css.js';

export interface SplitButtonProps<Id extends string = string> extends Omit<
  ButtonProps,
  'trailingIcon' | 'fullWidth' | 'type'
> {
  /** Names the button of the menu and the menu, such as "Other ways to create". */
  menuLabel: string;
  /** The other actions, in the order to show. */
  items: MenuProps<Id>['items'];
  /** Called with the id of the item chosen, besides its own `onAction`. */
  onAction?: ((id: NoInfer<Id>) => void) | undefined;
}

/**
 * One main action, and a menu of the others like it. `disabled`, `loading` and `disabledReason` are of the main action:
 * items of the menu have their own. `ref` and native attributes go to the main `<button>`.
 */
export const SplitButton = genericForwardRef(function SplitButton<Id extends string>(
  { menuLabel, items, onAction, variant = 'secondary', size = 'medium', ...button }: SplitButtonProps<Id>,
  ref: Ref<HTMLButtonElement>,
) {
  return (
    <span className={styles.root}>
      <span className={styles.main}>
        <Button {...button} ref={ref} variant={variant} size={size} />
      </span>
      <span className={`${styles.more} ${styles.seam[variant]}`}>
        <Menu
          label={menuLabel}
          align="end"
          items={items}
          onAction={onAction}
          trigger={<IconButton icon={ChevronDown} label={menuLabel} variant={variant} size={size} />}
        />
      </span>
    </span>
  );
});
