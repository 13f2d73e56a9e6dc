import { useEffect, useState, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { Icon, type IconType } from '../Icon/Icon.js';
import { useLinkComponent } from '../LinkProvider/LinkProvider.js';
import * as styles from './Tabs.css.js';

export interface TabItem {
  /** Unique among the tabs; what `value` and `onChange` speak of. */
  id: string;
  /** One word or two. */
  label: string;
  /** Before the label. */
  icon?: IconType;
  /** A number beside the label, already formatted. */
  count?: string;
  /** The tab's own address: it is then a link, and the address decides which tab is selected. */
  href?: string;
  /** Cannot be selected now. Default false. */
  disabled?: boolean;
  /** Rendered only while the tab is selected. */
  content: ReactNode;
}

export interface TabsProps {
  /** Names the list of tabs to assistive technology. */
  label: string;
  /** The tabs, in the order to show. */
  items: readonly TabItem[];
  /** The id of the selected tab. Left out, the tabs keep it themselves. */
  value?: string;
  /** The id of the tab selected at first, where the tabs keep it themselves. The first by default. */
  defaultValue?: string;
  /** Called with the id of the tab selected. */
  onChange?: (id: string) => void;
}

/**
 * The parts of one thing, one shown at a time. On a narrow screen the tabs scroll inside their own line.
 * Arrow keys select at once, except where tabs are links: there they move focus and Enter follows.
 */
export function Tabs({ label, items, value, defaultValue, onChange }: TabsProps) {
  const Link = useLinkComponent();
  /* State and not a ref: react-aria renders the list only after it has collected the tabs. */
  const [list, setList] = useState<HTMLDivElement | null>(null);
  const linked = items.some((item) => item.href !== undefined);
  useHiddenEdges(list, value);
  return (
    <AriaTabs
      className={styles.root}
      keyboardActivation={linked ? 'manual' : 'automatic'}
      {...(value !== undefined && { selectedKey: value })}
      {...(defaultValue !== undefined && { defaultSelectedKey: defaultValue })}
      onSelectionChange={(key) => key !== value && onChange?.(String(key))}
    >
      <TabList ref={setList} aria-label={label} className={styles.list}>
        {items.map((item) => (
          <Tab
            key={item.id}
            id={item.id}
            className={styles.tab}
            {...(item.disabled && { isDisabled: true })}
            {...(item.href !== undefined && !item.disabled && { href: item.href })}
            render={(props) => ('href' in props ? <Link {...props} href={props.href} /> : <div {...props} />)}
          >
            {item.icon ? <Icon icon={item.icon} /> : null}
            {item.label}
            {item.count === undefined ? null : (
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
}

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
