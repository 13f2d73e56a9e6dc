import {
  cloneElement,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import { openableForwardRef } from '../../internal/controlled.js';
import type { Disableable } from '../../internal/props.js';
import { onDemand } from '../../internal/onDemand.js';
import type { IconType } from '../Icon/Icon.js';
import { LoadFailure } from '../Popup/LoadFailure.js';
import { useDeferredPopup, type PopupOpenProps } from '../Popup/useDeferredPopup.js';
import * as styles from './Menu.css.js';

/**
 * A disabled item can still be reached, so that its reason can be read in place of the description; it does nothing.
 */
export interface MenuItem<Id extends string = string> extends Disableable {
  /** Unique in the menu; what `onAction` is called with. */
  id: Id;
  /** A verb, with its object where the menu does not name it. */
  label: ReactNode;
  /** The text of a `label` that a component renders: what typing its first letters finds. */
  textValue?: string | undefined;
  /** Before the label. */
  icon?: IconType | undefined;
  /** A second, muted line. */
  description?: ReactNode;
  /** `danger` for what destroys. Default `neutral`. */
  tone?: 'neutral' | 'danger' | undefined;
  /** Makes the item a link. */
  href?: string | undefined;
  /** Called when it is chosen; the menu is then closed. */
  onAction?: (() => void) | undefined;
}

export interface MenuSection<Id extends string = string> {
  /** Unique in the menu. */
  id: string;
  /** The heading above its items. */
  label?: ReactNode;
  /** In the order to show. */
  items: readonly MenuItem<Id>[];
  /** The id of the checked item: the section is then a choice of one. */
  value?: NoInfer<Id> | undefined;
  /** Called with the id of the item chosen, where the section is a choice. */
  onChange?: BivariantCallback<NoInfer<Id>> | undefined;
}

/** A section is called with ids of its own items only, so one of narrower ids fits among those of a menu. */
type BivariantCallback<Id> = { call(id: Id): void }['call'];

/** Types a section by the ids of its items: `value` and `onChange` then use these and not any string. */
export const menuSection = <Id extends string>(section: MenuSection<Id>): MenuSection<Id> => section;

/** What a trigger has to take: Button and IconButton do. */
interface MenuTriggerProps {
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  'aria-haspopup'?: 'menu' | undefined;
  'aria-expanded'?: boolean | undefined;
}

export interface MenuProps<Id extends string = string>
  extends PopupOpenProps, Omit<NativeAttributes<HTMLDivElement>, 'role'> {
  /** Names the menu to assistive technology, e.g. "Actions of web-1". */
  label: string;
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactElement<MenuTriggerProps>;
  /** Items and sections, in the order to show. Where ids of one choice and any others meet, say `<Menu<string> …>`. */
  items: readonly (MenuItem<Id> | MenuSection<Id>)[];
  /** Called with the id of any chosen item, besides its own `onAction`. */
  onAction?: ((id: NoInfer<Id>) => void) | undefined;
  /** Which edge of the trigger the menu is aligned with. Default `start`. */
  align?: 'start' | 'end' | undefined;
  /** Shown above the items, e.g. who is logged in. */
  header?: ReactNode;
}

/** Which item has the focus when the menu opens; with `none`, the menu itself has it. */
export type MenuFocus = 'first' | 'last' | 'none';

const popup = onDemand(async () => (await import('./MenuPopup.js')).MenuPopup);

/** The keys that open a menu, and the item they focus, as in the ARIA Authoring Practices. */
const openingKeys: Partial<Record<string, MenuFocus>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

/**
 * Actions behind one button. Disabled items stay reachable and say why. The button is the page's own from the start; the
 * code of the list is fetched when a pointer comes near it or the focus arrives. `ref` and native attributes go to the
 * element with the role `menu`, which exists while the menu is open.
 */
export const Menu = openableForwardRef(function Menu<Id extends string>(
  { trigger, open, defaultOpen, onOpenChange, ...list }: MenuProps<Id>,
  ref: Ref<HTMLDivElement>,
) {
  const button = useRef<HTMLButtonElement | null>(null);
  const [focus, setFocus] = useState<MenuFocus>('none');
  const { Popup, isOpen, setOpen, failed, triggerEvents } = useDeferredPopup(popup, {
    open,
    defaultOpen,
    onOpenChange,
  });
  const openWith = (next: MenuFocus) => {
    setFocus(next);
    setOpen(true);
  };

  /* A click that comes from Enter or Space is like a screen reader's to react-aria, which then focuses no item. */
  const onKeyDown = (event: KeyboardEvent<HTMLSpanElement>) => {
    const next = openingKeys[event.key];
    if (!next) return;
    const pressed = event.target instanceof Element ? event.target.closest('button') : null;
    if (!pressed || pressed.disabled || pressed.getAttribute('aria-disabled') === 'true') return;
    event.preventDefault();
    openWith(next);
  };

  return (
    <>
      <span
        role="presentation"
        ref={(span) => {
          button.current = span?.querySelector('button') ?? null;
        }}
        className={styles.triggerWrapper}
        onKeyDown={onKeyDown}
        {...triggerEvents}
      >
        {cloneElement(trigger, {
          'aria-haspopup': 'menu',
          'aria-expanded': isOpen,
          onClick: (event) => {
            trigger.props.onClick?.(event);
            /* Safari does not focus a button that is clicked: the focus could not return to it. */
            event.currentTarget.focus({ preventScroll: true });
            /* A click without `detail` comes from a screen reader or a script. */
            openWith(event.detail === 0 ? 'first' : 'none');
          },
        })}
      </span>
      {failed && <LoadFailure trigger={button} />}
      {Popup && (
        <Popup {...list} menuRef={ref} triggerRef={button} open={isOpen} onOpenChange={setOpen} focus={focus} />
      )}
    </>
  );
});
