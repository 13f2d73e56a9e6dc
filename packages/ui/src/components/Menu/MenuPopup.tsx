import { Check } from 'lucide-react';
import type { Ref, RefObject } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuSection as AriaMenuSection } from 'react-aria-components/Menu';
import { mergeAttributes } from '../../internal/attributes.js';
import { isDisabled, isEmpty, nodeText } from '../../internal/props.js';
import { AnchoredPopover } from '../../react-aria-patches/AnchoredPopover.js';
import { CloseOnTab } from '../../react-aria-patches/CloseOnTab.js';
import { Icon } from '../Icon/Icon.js';
import { RoutedLink } from '../LinkProvider/LinkProvider.js';
import type { MenuFocus, MenuItem, MenuProps, MenuSection } from './Menu.js';
import * as styles from './Menu.css.js';

interface MenuPopupProps extends Omit<MenuProps, 'trigger' | 'open' | 'defaultOpen' | 'onOpenChange' | 'onAction'> {
  onAction?(id: string): void;
  menuRef: Ref<HTMLDivElement>;
  triggerRef: RefObject<Element | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  focus: MenuFocus;
}

const isSection = (entry: MenuItem | MenuSection): entry is MenuSection => 'items' in entry;

/** The list of a Menu: the part that is fetched on demand. */
export function MenuPopup({
  label,
  items,
  onAction,
  align = 'start',
  header,
  menuRef,
  triggerRef,
  open,
  onOpenChange,
  focus,
  ...attributes
}: MenuPopupProps) {
  const close = () => onOpenChange(false);
  const renderItem = (item: MenuItem, checkable = false) => (
    <Item key={item.id} item={item} checkable={checkable} onAction={onAction} />
  );
  return (
    <AnchoredPopover
      className={styles.popover}
      triggerRef={triggerRef}
      isOpen={open}
      onOpenChange={onOpenChange}
      placement={align === 'end' ? 'bottom end' : 'bottom start'}
      offset={4}
      containerPadding={12}
      aria-label={label}
    >
      <CloseOnTab onClose={close}>
        {!isEmpty(header) && <div className={styles.header}>{header}</div>}
        <AriaMenu
          ref={menuRef}
          className={styles.menu}
          aria-label={label}
          autoFocus={focus === 'none' ? true : focus}
          onClose={close}
          render={(own) => <div {...mergeAttributes(attributes, own)} />}
        >
          {items.map((entry) =>
            isSection(entry) ? (
              <AriaMenuSection
                key={entry.id}
                id={entry.id}
                className={styles.section}
                {...(isEmpty(entry.label) && { 'aria-label': label })}
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
                {!isEmpty(entry.label) && <Header className={styles.sectionLabel}>{entry.label}</Header>}
                {entry.items.map((item) => renderItem(item, entry.value !== undefined))}
              </AriaMenuSection>
            ) : (
              renderItem(entry)
            ),
          )}
        </AriaMenu>
      </CloseOnTab>
    </AnchoredPopover>
  );
}

interface ItemProps {
  item: MenuItem;
  checkable: boolean;
  onAction: ((id: string) => void) | undefined;
}

function Item({ item, checkable, onAction }: ItemProps) {
  const disabled = isDisabled(item);
  const description = item.disabledReason || item.description;
  return (
    <AriaMenuItem
      id={item.id}
      textValue={item.textValue ?? nodeText(item.label)}
      className={item.tone === 'danger' ? `${styles.item} ${styles.danger}` : styles.item}
      {...(item.href !== undefined && !disabled && { href: item.href })}
      /* Not react-aria's isDisabled, which takes the item, and its reason, out of reach of the arrow keys. */
      {...(disabled && { shouldCloseOnSelect: false })}
      onAction={() => {
        if (disabled) return;
        item.onAction?.();
        onAction?.(item.id);
      }}
      render={(props) =>
        'href' in props ? (
          <RoutedLink {...props} href={props.href} />
        ) : (
          <div {...props} aria-disabled={disabled || undefined} />
        )
      }
    >
      {({ isSelected }) => (
        <>
          {checkable && <span className={styles.icon}>{isSelected && <Icon icon={Check} />}</span>}
          {item.icon && (
            <span className={styles.icon}>
              <Icon icon={item.icon} />
            </span>
          )}
          {/* The description is part of the item's name: what is seen is what is said (WCAG 2.5.3). */}
          <span className={styles.label}>
            <span>{item.label} </span>
            {!isEmpty(description) && (
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
