import { ChevronRight } from 'lucide-react';
import { createElement, useEffect, useId, useRef, type ReactNode, type Ref } from 'react';
import { genericForwardRef, type NativeAttributes } from '../../internal/attributes.js';
import type { Pair } from '../../internal/controlled.js';
import { useControlled, useHydrated, useStableCallback } from '../../internal/hooks.js';
import { isEmpty } from '../../internal/props.js';
import { Icon } from '../Icon/Icon.js';
import * as styles from './Accordion.css.js';

export interface AccordionItem<Id extends string = string> {
  /** Unique among the items; what `expanded` and `onExpandedChange` use. */
  id: Id;
  /** The heading, and the name of the button in it. */
  label: ReactNode;
  /** At the end of the heading: a count, a Badge or a StatusIndicator. Part of the button's name. */
  labelEnd?: ReactNode;
  /** What opening shows. It stays in the page while it is closed, so that search in page finds it. */
  content: ReactNode;
}

export interface AccordionProps<Id extends string = string> extends NativeAttributes<HTMLDivElement> {
  /** The items, in the order to show. */
  items: readonly AccordionItem<Id>[];
  /** Of the headings in the outline of the page. Default 3. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Several can be open at once. Default false: opening one closes the others. */
  multiple?: boolean | undefined;
  /** Ids of the open items. Left out, the accordion keeps them itself. */
  expanded?: readonly NoInfer<Id>[] | undefined;
  /** Ids of the items open at first, where the accordion keeps them itself. Default none. */
  defaultExpanded?: readonly NoInfer<Id>[] | undefined;
  /** Called with the ids of all items that are now open. */
  onExpandedChange?: ((ids: readonly Id[]) => void) | undefined;
  /** `plain` has no border of its own: for one inside a Card. Default `framed`. */
  variant?: 'framed' | 'plain' | undefined;
}

const none: readonly never[] = [];

/** Sections under headings, each opened by a press: questions and answers, the parts of a long form. */
export const Accordion = genericForwardRef(function Accordion<Id extends string>(
  {
    items,
    headingLevel = 3,
    multiple = false,
    expanded: givenExpanded,
    defaultExpanded = none,
    onExpandedChange,
    variant = 'framed',
    ...attributes
  }: AccordionProps<Id> & Pair<AccordionProps<Id>, 'expanded'>,
  ref: Ref<HTMLDivElement>,
) {
  const [expanded, setExpanded] = useControlled<readonly Id[]>(givenExpanded, defaultExpanded, onExpandedChange);
  const turn = (id: Id, open: boolean) => {
    if (expanded.includes(id) === open) return;
    if (open) setExpanded(multiple ? [...expanded, id] : [id]);
    else setExpanded(expanded.filter((one) => one !== id));
  };
  return (
    <div {...attributes} ref={ref} className={styles.root[variant]}>
      {items.map((item) => (
        <Item
          key={item.id}
          item={item}
          headingLevel={headingLevel}
          open={expanded.includes(item.id)}
          onOpenChange={(open) => turn(item.id, open)}
        />
      ))}
    </div>
  );
});

interface ItemProps {
  item: AccordionItem;
  headingLevel: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function Item({ item, headingLevel, open, onOpenChange }: ItemProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const reveal = useStableCallback(() => onOpenChange(true));
  /* React writes `hidden` as an attribute without a value, which hides the panel from search in page. */
  const isSearchable = useHydrated() && 'onbeforematch' in document;
  useEffect(() => {
    const element = panel.current;
    if (!isSearchable || !element) return undefined;
    if (open) element.removeAttribute('hidden');
    else element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', reveal);
    return () => element.removeEventListener('beforematch', reveal);
  }, [isSearchable, open, reveal]);
  return (
    <div className={styles.item}>
      {createElement(
        `h${headingLevel}`,
        { className: styles.heading },
        <button
          type="button"
          id={`${id}-button`}
          className={styles.button}
          aria-expanded={open}
          aria-controls={`${id}-panel`}
          onClick={() => onOpenChange(!open)}
        >
          <span className={styles.chevron}>
            <Icon icon={ChevronRight} />
          </span>
          <span className={styles.label}>{item.label}</span>
          {!isEmpty(item.labelEnd) && (
            <span className={styles.labelEnd} data-aside="">
              {item.labelEnd}
            </span>
          )}
        </button>,
      )}
      <div ref={panel} id={`${id}-panel`} className={styles.panel} hidden={!open}>
        <div className={styles.content}>{item.content}</div>
      </div>
    </div>
  );
}
