import { Check } from 'lucide-react';
import {
  cloneElement,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuSection as AriaMenuSection } from 'react-aria-components/Menu';
import { Icon, type IconType } from '../Icon/Icon.js';
import { isDisabled } from '../isDisabled.js';
import { useLinkComponent } from '../LinkProvider/LinkProvider.js';
import { FollowingPopover } from '../Popover/FollowingPopover.js';
import { LeftByTab } from '../Popover/LeftByTab.js';
import * as styles from './Menu.css.js';

export interface MenuItem {
  /** Unique in the menu; what `onAction` is called with. */
  id: string;
  /** A verb, with its object where the menu does not name it. */
  label: string;
  /** Before the label. */
  icon?: IconType;
  /** A second, muted line. */
  description?: string;
  /** `danger` for what destroys. Default `neutral`. */
  tone?: 'neutral' | 'danger';
  /** The item can still be reached, so that its reason can be read; it does nothing. */
  disabled?: boolean;
  /** Why the item is disabled, shown in place of the description. Implies `disabled`. */
  disabledReason?: string;
  /** Makes the item a link. */
  href?: string;
  /** Called when it is chosen; the menu is then closed. */
  onSelect?: () => void;
}

export interface MenuSection {
  /** Unique in the menu. */
  id: string;
  /** The heading above its items. */
  label?: string;
  /** In the order to show. */
  items: readonly MenuItem[];
  /** The id of the checked item: the section is then a choice of one. */
  value?: string;
  /** Called with the id of the item chosen, where the section is a choice. */
  onChange?: (id: string) => void;
}

/** What a trigger has to take: Button and IconButton do. */
export interface MenuTriggerProps {
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
}

export interface MenuProps {
  /** Names the menu to assistive technology, e.g. "Actions of web-1". */
  label: string;
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactElement<MenuTriggerProps>;
  /** Items and sections, in the order to show. */
  items: readonly (MenuItem | MenuSection)[];
  /** Called with the id of any chosen item, besides its own `onSelect`. */
  onAction?: (id: string) => void;
  /** Which edge of the trigger the menu keeps to. */
  align?: 'start' | 'end';
  /** Shown above the items, e.g. who is logged in. */
  header?: ReactNode;
}

const isSection = (entry: MenuItem | MenuSection): entry is MenuSection => 'items' in entry;

/** Which item has the focus after a key has opened the menu, as the ARIA Authoring Practices have it. */
const entries: Record<string, 'first' | 'last'> = { Enter: 'first', ' ': 'first', ArrowDown: 'first', ArrowUp: 'last' };

/** Actions behind one button. Disabled items stay reachable and say why. */
export function Menu({ label, trigger, items, onAction, align = 'start', header }: MenuProps) {
  const button = useRef<HTMLElement | null>(null);
  const [opened, setOpened] = useState<'first' | 'last' | true | null>(null);
  const close = () => setOpened(null);
  /* A table has a menu a row: the popover of one that nobody has opened yet does not exist. */
  const [used, setUsed] = useState(false);
  if (opened !== null && !used) setUsed(true);

  /* The click that a browser makes of Enter or Space counts as a screen reader's, after which the items get no focus. */
  const openByKey = (event: KeyboardEvent<HTMLSpanElement>) => {
    const entry = entries[event.key];
    if (!entry) return;
    const pressed = event.target instanceof Element ? event.target.closest('button') : null;
    if (!pressed || pressed.disabled || pressed.getAttribute('aria-disabled') === 'true') return;
    event.preventDefault();
    setOpened(entry);
  };

  const renderItem = (item: MenuItem, checkable = false) => (
    <Item key={item.id} item={item} checkable={checkable} onAction={onAction} />
  );

  return (
    <>
      <span
        role="presentation"
        ref={(span) => {
          button.current = span?.querySelector('button') ?? null;
        }}
        className={styles.anchor}
        onKeyDown={openByKey}
      >
        {cloneElement(trigger, {
          'aria-haspopup': 'menu',
          'aria-expanded': opened !== null,
          onClick: (event) => {
            trigger.props.onClick?.(event);
            /* A click without detail is not the mouse's: start on the first item then too. */
            setOpened(event.detail === 0 ? 'first' : true);
          },
        })}
      </span>
      {used && (
        <FollowingPopover
          className={styles.popover}
          triggerRef={button}
          isOpen={opened !== null}
          onOpenChange={(open) => !open && close()}
          placement={align === 'end' ? 'bottom end' : 'bottom start'}
          offset={4}
          containerPadding={12}
          aria-label={label}
        >
          <LeftByTab onLeave={close}>
            {header === undefined ? null : <div className={styles.header}>{header}</div>}
            <AriaMenu className={styles.menu} aria-label={label} autoFocus={opened ?? true} onClose={close}>
              {items.map((entry) =>
                isSection(entry) ? (
                  <AriaMenuSection
                    key={entry.id}
                    id={entry.id}
                    className={styles.section}
                    {...(entry.label === undefined && { 'aria-label': label })}
                    {...(entry.value !== undefined && {
                      selectionMode: 'single' as const,
                      disallowEmptySelection: true,
                      selectedKeys: [entry.value],
                      onSelectionChange: (keys: 'all' | Set<string | number>) => {
                        const chosen = entry.items.find((item) => keys !== 'all' && keys.has(item.id));
                        if (chosen && !isDisabled(chosen)) entry.onChange?.(chosen.id);
                      },
                    })}
                  >
                    {entry.label === undefined ? null : <Header className={styles.sectionLabel}>{entry.label}</Header>}
                    {entry.items.map((item) => renderItem(item, entry.value !== undefined))}
                  </AriaMenuSection>
                ) : (
                  renderItem(entry)
                ),
              )}
            </AriaMenu>
          </LeftByTab>
        </FollowingPopover>
      )}
    </>
  );
}

interface ItemProps {
  item: MenuItem;
  checkable: boolean;
  onAction: ((id: string) => void) | undefined;
}

function Item({ item, checkable, onAction }: ItemProps) {
  const Link = useLinkComponent();
  const disabled = isDisabled(item);
  const description = item.disabledReason ?? item.description;
  return (
    <AriaMenuItem
      id={item.id}
      textValue={item.label}
      className={item.tone === 'danger' ? `${styles.item} ${styles.danger}` : styles.item}
      {...(item.href !== undefined && !disabled && { href: item.href })}
      /* Not react-aria's isDisabled: that takes the item out of the arrow keys' way, and its reason with it. */
      {...(disabled && { shouldCloseOnSelect: false })}
      onAction={() => {
        if (disabled) return;
        item.onSelect?.();
        onAction?.(item.id);
      }}
      render={(props) =>
        'href' in props ? (
          <Link {...props} href={props.href} />
        ) : (
          <div {...props} aria-disabled={disabled || undefined} />
        )
      }
    >
      {({ isSelected }) => (
        <>
          {checkable ? <span className={styles.icon}>{isSelected ? <Icon icon={Check} /> : null}</span> : null}
          {item.icon ? (
            <span className={styles.icon}>
              <Icon icon={item.icon} />
            </span>
          ) : null}
          {/* The description is part of the item's name: what is seen is what is said (WCAG 2.5.3). */}
          <span className={styles.words}>
            <span>{item.label} </span>
            {description === undefined ? null : (
              <span className={styles.description} data-aside="">
                {description}
              </span>
            )}
          </span>
        </>
      )}
    </AriaMenuItem>
  );
}
