import {
  type ComponentPropsWithRef,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { autoUpdate, flip, hide, offset, size, useFloating } from '@floating-ui/react';
import {
  defaultRangeExtractor,
  measureElement,
  observeElementRect,
  useVirtualizer,
  type Range,
} from '@tanstack/react-virtual';
import { useMergedRef } from '../../internal/attributes.js';
import { useStableCallback } from '../../internal/hooks.js';
import { isDisabled, isEmpty } from '../../internal/props.js';
import { media } from '../../theme/tokens.js';
import { OptionContent } from './OptionContent.js';
import { listHeight, windowAbove, type SelectOption } from './options.js';
import { optionId } from './useMarkedOption.js';
import * as styles from './OptionList.css.js';

interface OptionListProps {
  id: string;
  labelId: string;
  /** The box of the field. */
  anchor: RefObject<HTMLElement | null>;
  /** In the order to show. */
  options: readonly SelectOption[];
  isChosen: (id: string) => boolean;
  /** Several options can be chosen. Default false. */
  isMultiple?: boolean | undefined;
  /** The option that Enter chooses. */
  marked: SelectOption | undefined;
  /** Scrolls to the marked option. */
  isFollowed: boolean;
  /** Shown in place of the options where there are none. */
  empty: ReactNode;
  onPoint: (option: SelectOption) => void;
  onChoose: (option: SelectOption) => void;
  /** The field was in sight and has been scrolled out of it. */
  onOutOfSight: () => void;
  /** The marked option has the focus, and shows it: a key was used last. Default false. */
  isFocusVisible?: boolean | undefined;
  /** For the box around the list. */
  box?: ComponentPropsWithRef<'div'> | undefined;
}

/** Between the list and the edges of the window, in px. */
const padding = 12;
/** Of the list at its first and last row, in px. */
const listPadding = 4;
/** Of a list that has no room beside its field, in px: it then lies over it. */
const leastHeight = 96;

/** Shows a box in the browser's top layer, beside its field in the document: it keeps the field's theme and direction. */
function useBeside(anchor: RefObject<HTMLElement | null>, onOutOfSight: () => void) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (box && 'showPopover' in box) box.showPopover();
  }, [box]);
  const { floatingStyles, isPositioned, placement, middlewareData } = useFloating({
    elements: { reference: anchor.current, floating: box },
    placement: 'bottom-start',
    strategy: 'fixed',
    middleware: [
      offset(4),
      flip({ padding }),
      size({
        padding,
        apply: ({ availableHeight, rects, elements }) => {
          const { style } = elements.floating;
          style.maxHeight = `${Math.min(listHeight, Math.max(leastHeight, availableHeight))}px`;
          style.setProperty('--trigger-width', `${rects.reference.width}px`);
        },
      }),
      hide(),
    ],
    whileElementsMounted: autoUpdate,
  });
  const outOfSight = useStableCallback(onOutOfSight);
  const wasInSight = useRef(false);
  const isHidden = middlewareData.hide?.referenceHidden;
  useLayoutEffect(() => {
    if (isHidden === false) wasInSight.current = true;
    else if (isHidden && wasInSight.current) outOfSight();
  }, [isHidden, outOfSight]);
  return {
    ref: setBox,
    popover: 'manual',
    'data-placement': placement.split('-')[0],
    style: { ...floatingStyles, opacity: isPositioned ? undefined : 0 },
  } as const;
}

/** The rows of a list: options, and the heading of each section before its first one. */
type Row = { section: string | undefined } & ({ option: SelectOption; index: number } | { option?: never });

function rowsOf(options: readonly SelectOption[]): Row[] {
  const rows: Row[] = [];
  let previous: string | undefined;
  for (const [index, option] of options.entries()) {
    const { section } = option;
    if (section !== undefined && section !== previous) rows.push({ section });
    previous = section;
    rows.push({ section, option, index });
  }
  return rows;
}

/** The usual height of each row in px, until it is measured: text may be larger, and a reason take several lines. */
function heightsOf(rows: readonly Row[]): number[] {
  const line = window.matchMedia(media.coarse).matches ? 44 : 32;
  return rows.map(({ option }, index) => {
    if (!option) return index === 0 ? 24 : 33;
    return option.disabledReason || !isEmpty(option.description) ? 44 : line;
  });
}

/**
 * The list of a Select, ComboBox or MultiSelect beside its field: the part that is fetched on demand. Of a long one only the
 * options in view are rendered.
 */
export function OptionList({ anchor, onOutOfSight, box, ...props }: OptionListProps) {
  const beside = useBeside(anchor, onOutOfSight);
  return (
    <div {...box} {...beside} ref={useMergedRef(beside.ref, box?.ref)} className={styles.popover}>
      <Options {...props} />
    </div>
  );
}

function Options({
  id,
  labelId,
  options,
  isChosen,
  isMultiple,
  isFocusVisible,
  marked,
  isFollowed,
  empty,
  onPoint,
  onChoose,
}: Omit<OptionListProps, 'anchor' | 'onOutOfSight' | 'box'>) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => rowsOf(options), [options]);
  const heights = useMemo(() => heightsOf(rows), [rows]);
  const markedRow = marked ? rows.findIndex(({ option }) => option === marked) : -1;
  /* The field refers to the marked option, which therefore stays in the document. */
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (markedRow < 0 || markedRow >= range.count || indexes.includes(markedRow)) return indexes;
      return [...indexes, markedRow].toSorted((a, b) => a - b);
    },
    [markedRow],
  );
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback((index: number) => heights[index] ?? 0, [heights]),
    getItemKey: useCallback(
      (index: number) => rows[index]?.option?.id ?? `section ${rows[index]?.section ?? ''}`,
      [rows],
    ),
    rangeExtractor,
    overscan: rows.length > windowAbove ? 4 : rows.length,
    initialRect: { width: 0, height: listHeight },
    // Where nothing is laid out, as in a simulated document, all heights are 0: rows are there by their usual ones.
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => tell({ ...rect, height: rect.height || listHeight })),
    measureElement: (element, entry, instance) =>
      measureElement(element, entry, instance) || (heights[instance.indexFromElement(element)] ?? 0),
    paddingStart: listPadding,
    paddingEnd: listPadding,
    scrollPaddingStart: listPadding,
    scrollPaddingEnd: listPadding,
  });
  useLayoutEffect(() => {
    if (isFollowed && markedRow >= 0) virtualizer.scrollToIndex(markedRow);
  }, [virtualizer, isFollowed, markedRow]);

  const groups: { section: string | undefined; content: ReactNode[] }[] = [];
  let end = listPadding;
  for (const item of virtualizer.getVirtualItems()) {
    const row = rows[item.index];
    if (!row) continue;
    let group = groups.at(-1);
    if (!group || group.section !== row.section) groups.push((group = { section: row.section, content: [] }));
    if (item.start > end) group.content.push(<Spacer key={`before ${item.key}`} height={item.start - end} />);
    ({ end } = item);
    group.content.push(
      row.option ? (
        <OptionRow
          key={item.key}
          id={optionId(id, row.index)}
          row={item.index}
          measure={virtualizer.measureElement}
          option={row.option}
          position={row.index + 1}
          count={options.length}
          isChosen={isChosen(row.option.id)}
          isMarked={row.option === marked}
          onPoint={onPoint}
          onChoose={onChoose}
        />
      ) : (
        <div
          key={item.key}
          ref={virtualizer.measureElement}
          data-index={item.index}
          role="presentation"
          className={item.index === 0 ? styles.firstHeading : styles.heading}
        >
          {row.section}
        </div>
      ),
    );
  }
  const rest = virtualizer.getTotalSize() - listPadding - end;

  return (
    <div
      ref={scroller}
      id={id}
      role="listbox"
      aria-multiselectable={isMultiple}
      data-focus-visible={isFocusVisible || undefined}
      tabIndex={-1}
      aria-labelledby={labelId}
      className={styles.list}
      /* A press chooses, and leaves the focus where one types. */
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ section, content }) =>
        section === undefined ? (
          content
        ) : (
          <div key={section} role="group" aria-label={section}>
            {content}
          </div>
        ),
      )}
      {rest > 0 && rows.length > 0 && <Spacer height={rest} />}
      {rows.length === 0 && (
        <div role="option" aria-selected={false} aria-disabled className={styles.empty}>
          {empty}
        </div>
      )}
    </div>
  );
}

const Spacer = ({ height }: { height: number }) => <div role="presentation" style={{ blockSize: height }} />;

interface OptionRowProps {
  id: string;
  option: SelectOption;
  /** Index of its row, headings included. */
  row: number;
  measure: (element: HTMLElement | null) => void;
  /** Among the options of the list, from 1. */
  position: number;
  count: number;
  isChosen: boolean;
  isMarked: boolean;
  onPoint: (option: SelectOption) => void;
  onChoose: (option: SelectOption) => void;
}

function OptionRow({
  id,
  option,
  row,
  measure,
  position,
  count,
  isChosen,
  isMarked,
  onPoint,
  onChoose,
}: OptionRowProps) {
  const { disabledReason } = option;
  const disabled = isDisabled(option);
  const press = (event: MouseEvent) => {
    // Not a press on a label or a row that the field is in.
    event.preventDefault();
    event.stopPropagation();
    onChoose(option);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are handled around the list, or by the input that keeps the focus
    <div
      ref={measure}
      id={id}
      data-index={row}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      aria-disabled={disabled || undefined}
      aria-posinset={position}
      aria-setsize={count}
      data-focused={isMarked || undefined}
      data-selected={isChosen || undefined}
      data-disabled={(disabled && !disabledReason) || undefined}
      className={styles.option}
      /* Not the pointer's entering: rows that scroll under a pointer at rest are not pointed at. */
      onPointerMove={() => {
        if (!isMarked && (!disabled || disabledReason)) onPoint(option);
      }}
      onClick={press}
    >
      <OptionContent option={option} isChosen={isChosen} />
    </div>
  );
}
