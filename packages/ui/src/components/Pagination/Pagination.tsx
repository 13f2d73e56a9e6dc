import { ChevronLeft, ChevronRight } from 'lucide-react';
import { forwardRef, useMemo, useRef, type ReactNode } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import type { OneOf } from '../../internal/controlled.js';
import { useIsomorphicLayoutEffect } from '../../internal/hooks.js';
import { isElsewhere } from '../../internal/isElsewhere.js';
import { useLocale } from '../../messages/locale.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { BaseButton } from '../Button/BaseButton.js';
import { Icon, type IconType } from '../Icon/Icon.js';
import { RoutedLink } from '../LinkProvider/LinkProvider.js';
import { Select } from '../Select/Select.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { pageEntries } from './pages.js';
import * as styles from './Pagination.css.js';

export interface PaginationProps extends Omit<NativeAttributes, 'role'> {
  /** Names it where a page has several. Default "Pages". */
  label?: string | undefined;
  /** The page that is on the screen, from 1. Beyond the last one it is said without a number of pages, and none is marked. */
  page: number;
  /** How many pages there are; an empty list has one. Left out where the server does not say: then only one back and one on. */
  pageCount?: number | undefined;
  /** Whether there is another page, where `pageCount` is not known. Default false. */
  hasNext?: boolean | undefined;
  /** Called with the page that was pressed. */
  onPageChange?: ((page: number) => void) | undefined;
  /** The address of a page: pages are then links. */
  hrefOf?: ((page: number) => string) | undefined;
  /** How many rows there are in all: with `pageSize` it says which of them are on the screen. */
  totalCount?: number | undefined;
  /** How many rows a page has. */
  pageSize?: number | undefined;
  /** What `pageSize` can be, besides what it is. Default 25, 50 and 100. */
  pageSizes?: readonly number[] | undefined;
  /** Called with the size that was chosen: the page goes back to 1. Without it none can be chosen. */
  onPageSizeChange?: ((pageSize: number) => void) | undefined;
}

const defaultSizes = [25, 50, 100];

/**
 * The pages of a list that a server gives one at a time. Where all rows are in the browser, Table needs none. The page on
 * the screen is announced when it changes. `ref` and native attributes go to the `<nav>`.
 */
export const Pagination = forwardRef<HTMLElement, PaginationProps & OneOf<PaginationProps, 'hrefOf' | 'onPageChange'>>(
  function Pagination(props, ref) {
    const {
      label,
      page,
      pageCount: givenCount,
      hasNext = false,
      onPageChange,
      hrefOf,
      totalCount,
      pageSize,
      pageSizes = defaultSizes,
      onPageSizeChange,
      ...attributes
    } = props;
    const messages = useOnDemandMessages('pagination', english.pagination);
    const locale = useLocale();
    const number = useMemo(() => new Intl.NumberFormat(locale), [locale]);
    const pageCount = givenCount === undefined ? undefined : Math.max(givenCount, 1);
    const isLast = pageCount === undefined ? !hasNext : page >= pageCount;
    const entries = pageCount === undefined ? [] : pageEntries(page, pageCount);
    const position =
      pageCount === undefined || page > pageCount
        ? messages.page(number.format(page))
        : messages.pageOf(number.format(page), number.format(pageCount));
    const range =
      totalCount !== undefined && pageSize !== undefined && (page - 1) * pageSize < totalCount
        ? messages.range(
            number.format((page - 1) * pageSize + 1),
            number.format(Math.min(page * pageSize, totalCount)),
            number.format(totalCount),
          )
        : undefined;
    const sizes =
      pageSize === undefined || pageSizes.includes(pageSize)
        ? pageSizes
        : [...pageSizes, pageSize].toSorted((a, b) => a - b);
    const link = { hrefOf, onPageChange };
    return (
      <nav aria-label={label ?? messages.label} {...attributes} ref={ref} className={styles.root}>
        <div className={styles.bar}>
          <span className={styles.summary}>{range}</span>
          {pageSize !== undefined && onPageSizeChange && (
            <span className={styles.pageSize}>
              <span aria-hidden="true">{messages.pageSize}</span>
              <Select
                label={messages.pageSize}
                labelHidden
                size="small"
                options={sizes.map((size) => ({ id: String(size), label: number.format(size) }))}
                value={String(pageSize)}
                onChange={(size) => onPageSizeChange(Number(size))}
              />
            </span>
          )}
          <ul className={styles.list}>
            <li className={styles.step}>
              <PageLink
                {...link}
                page={Math.min(page - 1, pageCount ?? page)}
                label={messages.previous}
                disabledReason={page <= 1 ? messages.isFirst : undefined}
              >
                <Arrow icon={ChevronLeft} />
              </PageLink>
            </li>
            {entries.map((entry, index) => (
              <li
                key={entry === 'gap' ? `gap ${index > 1 ? 'after' : 'before'}` : entry}
                className={styles.number}
                data-page={entry === 'gap' ? undefined : entry}
              >
                {entry === 'gap' ? (
                  <span className={styles.gap}>…</span>
                ) : (
                  <PageLink {...link} page={entry} label={messages.page(number.format(entry))} current={entry === page}>
                    {number.format(entry)}
                  </PageLink>
                )}
              </li>
            ))}
            <li className={styles.position[pageCount === undefined ? 'always' : 'narrow']}>{position}</li>
            <li className={styles.step}>
              <PageLink
                {...link}
                page={page + 1}
                label={messages.next}
                disabledReason={isLast ? messages.isLast : undefined}
              >
                <Arrow icon={ChevronRight} />
              </PageLink>
            </li>
          </ul>
        </div>
        <VisuallyHidden live="polite">{position}</VisuallyHidden>
      </nav>
    );
  },
);

const Arrow = ({ icon }: { icon: IconType }) => <Icon icon={icon} directional />;

interface PageLinkProps extends Pick<PaginationProps, 'hrefOf' | 'onPageChange'> {
  page: number;
  label: string;
  current?: boolean;
  disabledReason?: string | undefined;
  children: ReactNode;
}

/** A page, as a link or a button. At the ends it is a button that stays where it is and says why it does nothing. */
function PageLink({ page, label, current = false, disabledReason, hrefOf, onPageChange, children }: PageLinkProps) {
  const isLink = hrefOf !== undefined && disabledReason === undefined;
  const element = useRef<HTMLElement | null>(null);
  const hasFocus = useRef(false);
  /* The button takes the place of the link that led to the end: the focus stays. */
  useIsomorphicLayoutEffect(() => {
    if (hasFocus.current) element.current?.focus();
  }, [isLink]);
  const shared = {
    ref: (own: HTMLElement | null) => {
      element.current = own;
    },
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
    className: styles.item,
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
  };
  if (isLink) {
    return (
      <RoutedLink {...shared} href={hrefOf(page)} onClick={(event) => !isElsewhere(event) && onPageChange?.(page)}>
        {children}
      </RoutedLink>
    );
  }
  return (
    <BaseButton {...shared} disabledReason={disabledReason} onClick={() => !current && onPageChange?.(page)}>
      {children}
    </BaseButton>
  );
}
