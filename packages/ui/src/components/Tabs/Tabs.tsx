import {
  useEffect,
  useId,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { genericForwardRef, mergeAttributes, type NativeAttributes } from '../../internal/attributes.js';
import { checkChange } from '../../internal/development.js';
import { useIsomorphicLayoutEffect } from '../../internal/hooks.js';
import { isDisabled, isEmpty, type Disableable } from '../../internal/props.js';
import { Icon, type IconType } from '../Icon/Icon.js';
import { RoutedLink } from '../LinkProvider/LinkProvider.js';
import { useDisabledReason } from '../Tooltip/useDisabledReason.js';
import * as styles from './Tabs.css.js';

export interface TabItem<Id extends string = string> extends Disableable {
  /** Unique among the tabs; what `value` and `onChange` use. */
  id: Id;
  /** One word or two. */
  label: ReactNode;
  /** Before the label. */
  icon?: IconType | undefined;
  /** A number beside the label, already formatted. */
  count?: ReactNode;
  /** The tab's own address: it is then a link, and the address decides which tab is selected. */
  href?: string | undefined;
  /** Rendered only while the tab is selected. */
  content: ReactNode;
}

export interface TabsProps<Id extends string = string> extends Omit<NativeAttributes<HTMLDivElement>, 'onChange'> {
  /** Names the list of tabs to assistive technology. */
  label: string;
  /** The tabs, in the order to show. */
  items: readonly TabItem<Id>[];
  /** The id of the selected tab. Left out, the tabs keep it themselves. */
  value?: NoInfer<Id> | undefined;
  /** The id of the tab selected at first, where the tabs keep it themselves. The first by default. */
  defaultValue?: NoInfer<Id> | undefined;
  /** Called with the id of the tab selected. */
  onChange?: ((id: Id) => void) | undefined;
}

/**
 * The parts of one thing, one shown at a time. On a narrow screen the tabs scroll inside their own line.
 * Arrow keys select at once, except where tabs are links: there they move focus and Enter follows.
 */
export const Tabs = genericForwardRef(function Tabs<Id extends string>(
  { label, items, value, defaultValue, onChange, ...attributes }: TabsProps<Id>,
  ref: Ref<HTMLDivElement>,
) {
  const base = useId();
  const [own, setOwn] = useState(defaultValue);
  const [focused, setFocused] = useState<Id>();
  const [aside, setAside] = useState<HTMLElement | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const reachable = items.filter((item) => !isDisabled(item) || item.disabledReason);
  const selected = items.find(({ id }) => id === (value ?? own)) ?? items.find((item) => !isDisabled(item));
  const reachableTab = (tab: Id | undefined) => reachable.find(({ id }) => id === tab);
  const inTabOrder = reachableTab(focused) ?? reachableTab(selected?.id) ?? reachable[0];
  const linked = items.some(({ href }) => href !== undefined);
  if (process.env.NODE_ENV === 'development') {
    if (value !== undefined && onChange === undefined && !linked)
      checkChange(`The tabs "${label}"`, 'value', 'onChange');
  }
  const tabId = (item: TabItem<Id>) => `${base}-tab-${items.indexOf(item)}`;
  const panelId = `${base}-panel`;
  useHiddenEdges(list, selected && tabId(selected));

  const select = (item: TabItem<Id>) => {
    const { id, href } = item;
    if (href !== undefined || isDisabled(item) || id === selected?.id) return;
    if (value === undefined) setOwn(() => id);
    onChange?.(id);
  };
  const moveTo = (item: TabItem<Id> | undefined) => {
    if (!item) return;
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(item))}`)?.focus();
    if (!linked) select(item);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, item: TabItem<Id>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const index = reachable.indexOf(item);
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === 'Home') moveTo(reachable[0]);
    else if (event.key === 'End') moveTo(reachable.at(-1));
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
      moveTo(reachable.at(event.key === forward ? (index + 1) % reachable.length : index - 1));
    else if (event.key === ' ' && item.href !== undefined && !isDisabled(item)) event.currentTarget.click();
    else return;
    event.preventDefault();
  };
  const tabAttributes = (item: TabItem<Id>) => ({
    id: tabId(item),
    role: 'tab',
    className: styles.tab,
    'aria-selected': item === selected,
    tabIndex: item === inTabOrder ? 0 : -1,
    ...(item === selected && { 'aria-controls': panelId }),
    onFocus: () => setFocused(() => item.id),
    onClick: (event: MouseEvent<HTMLElement>) => {
      // Safari does not focus what is pressed.
      event.currentTarget.focus({ preventScroll: true });
      select(item);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(event, item),
  });
  return (
    <div ref={ref} {...mergeAttributes(attributes, { className: styles.root })}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation="horizontal"
        className={styles.list}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setFocused(undefined);
        }}
      >
        {items.map((item) => {
          const content = (
            <>
              {item.icon ? <Icon icon={item.icon} /> : null}
              {item.label}
              {!isEmpty(item.count) && (
                <span className={styles.count} data-aside="">
                  {item.count}
                </span>
              )}
            </>
          );
          if (item.disabledReason)
            return (
              <ExplainedTab key={item.id} reason={item.disabledReason} aside={aside} attributes={tabAttributes(item)}>
                {content}
              </ExplainedTab>
            );
          if (item.disabled) {
            const { id, role, className, 'aria-selected': isSelected } = tabAttributes(item);
            return (
              <div key={item.id} id={id} role={role} className={className} aria-selected={isSelected} aria-disabled>
                {content}
              </div>
            );
          }
          return item.href === undefined ? (
            <button key={item.id} type="button" {...tabAttributes(item)}>
              {content}
            </button>
          ) : (
            <RoutedLink key={item.id} {...tabAttributes(item)} href={item.href}>
              {content}
            </RoutedLink>
          );
        })}
      </div>
      {items.some((item) => item.disabledReason) && <div ref={setAside} className={styles.aside} />}
      {selected && (
        <Panel key={selected.id} id={panelId} tab={tabId(selected)}>
          {selected.content}
        </Panel>
      )}
    </div>
  );
});

interface ExplainedTabProps {
  reason: string;
  /** Where the reason is put: a list of tabs may hold nothing but tabs. */
  aside: HTMLElement | null;
  attributes: HTMLAttributes<HTMLElement>;
  children: ReactNode;
}

/** A tab that cannot be selected now and says why: the arrow keys come to it like to the others. */
function ExplainedTab({ reason, aside, attributes, children }: ExplainedTabProps) {
  const { triggerProps, descriptionId, explain, explanation } = useDisabledReason(reason);
  const own = {
    ...triggerProps,
    'aria-disabled': true,
    'aria-describedby': descriptionId,
    onClick: (event: MouseEvent<HTMLElement>) => explain(event.currentTarget),
  };
  return (
    <>
      <div {...mergeAttributes(attributes, own)}>{children}</div>
      {aside && createPortal(explanation, aside)}
    </>
  );
}

const tabbable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [contenteditable], [tabindex]:not([tabindex="-1"])';

/** What the selected tab shows. In the tab order itself where nothing in it is, so that the keyboard reaches its text. */
function Panel({ id, tab, children }: { id: string; tab: string; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  const [hasTabbable, setHasTabbable] = useState(false);
  useIsomorphicLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const look = () => setHasTabbable(element.querySelector(tabbable) !== null);
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['tabindex', 'disabled', 'href'],
    });
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={panel}
      id={id}
      role="tabpanel"
      aria-labelledby={tab}
      className={styles.panel}
      {...(!hasTabbable && { tabIndex: 0 })}
    >
      {children}
    </div>
  );
}

/** Marks the edges behind which tabs are hidden, and brings the selected tab into sight. */
function useHiddenEdges(tabs: RefObject<HTMLElement | null>, selectedId: string | undefined) {
  useEffect(() => {
    const list = tabs.current;
    if (!list) return undefined;
    const measure = () => {
      const reach = list.scrollWidth - list.clientWidth;
      /* In right-to-left text scrollLeft runs from 0 at the right to negative numbers. */
      const fromLeft = getComputedStyle(list).direction === 'rtl' ? reach + list.scrollLeft : list.scrollLeft;
      const left = fromLeft > 1;
      const right = fromLeft < reach - 1;
      if (left || right) list.setAttribute('data-hidden', left && right ? 'both' : left ? 'left' : 'right');
      else list.removeAttribute('data-hidden');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    list.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', measure);
    };
  }, [tabs]);
  useEffect(() => {
    const list = tabs.current;
    const tab = selectedId === undefined ? undefined : list?.querySelector(`#${CSS.escape(selectedId)}`);
    if (!list || !tab) return;
    const within = list.getBoundingClientRect();
    const own = tab.getBoundingClientRect();
    /* By hand and not by scrollIntoView, which would also scroll the page to the tabs. */
    if (own.left < within.left) list.scrollBy({ left: own.left - within.left - 32 });
    else if (own.right > within.right) list.scrollBy({ left: own.right - within.right + 32 });
  }, [tabs, selectedId]);
}
