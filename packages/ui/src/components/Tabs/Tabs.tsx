import { useEffect, useState, type ReactNode, type Ref } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { genericForwardRef, mergeAttributes, type NativeAttributes } from '../../internal/attributes.js';
import { isEmpty } from '../../internal/props.js';
import { Icon, type IconType } from '../Icon/Icon.js';
import { RoutedLink } from '../LinkProvider/LinkProvider.js';
import * as styles from './Tabs.css.js';

export interface TabItem<Id extends string = string> {
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
  /** Cannot be selected now. Default false. */
  disabled?: boolean | undefined;
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
  /* State and not a ref: react-aria renders the list only after it has collected the tabs. */
  const [list, setList] = useState<HTMLDivElement | null>(null);
  const linked = items.some((item) => item.href !== undefined);
  useHiddenEdges(list, value);
  return (
    <AriaTabs
      ref={ref}
      className={styles.root}
      render={(own) => <div {...mergeAttributes(attributes, own)} />}
      keyboardActivation={linked ? 'manual' : 'automatic'}
      {...(value !== undefined && { selectedKey: value })}
      {...(defaultValue !== undefined && { defaultSelectedKey: defaultValue })}
      onSelectionChange={(key) => {
        const selected = items.find(({ id }) => id === key);
        if (selected && selected.id !== value) onChange?.(selected.id);
      }}
    >
      <TabList ref={setList} aria-label={label} className={styles.list}>
        {items.map((item) => (
          <Tab
            key={item.id}
            id={item.id}
            className={styles.tab}
            {...(item.disabled && { isDisabled: true })}
            {...(item.href !== undefined && !item.disabled && { href: item.href })}
            render={(props) => ('href' in props ? <RoutedLink {...props} href={props.href} /> : <div {...props} />)}
          >
            {item.icon ? <Icon icon={item.icon} /> : null}
            {item.label}
            {!isEmpty(item.count) && (
              <span className={styles.count} data-aside="">
                {item.count}
              </span>
            )}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={styles.panel}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
});

/** Marks the edges behind which tabs are hidden, and brings the selected tab into sight. */
function useHiddenEdges(list: HTMLElement | null, value: string | undefined) {
  useEffect(() => {
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
  }, [list]);
  useEffect(() => {
    const tab = list?.querySelector(
      value === undefined ? '[aria-selected="true"]' : `[data-key="${CSS.escape(value)}"]`,
    );
    if (!list || !tab) return;
    const within = list.getBoundingClientRect();
    const own = tab.getBoundingClientRect();
    /* By hand and not by scrollIntoView, which would also scroll the page to the tabs. */
    if (own.left < within.left) list.scrollBy({ left: own.left - within.left - 32 });
    else if (own.right > within.right) list.scrollBy({ left: own.right - within.right + 32 });
  }, [list, value]);
}
