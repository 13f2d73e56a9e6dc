import { Search, X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../components/Button/IconButton.js';
import { EmptyState } from '../../components/EmptyState/EmptyState.js';
import { Icon } from '../../components/Icon/Icon.js';
import { Skeleton } from '../../components/Skeleton/Skeleton.js';
import { SpinnerRing } from '../../components/Spinner/SpinnerRing.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.js';
import { focusedElement, rootOf } from '../../internal/roots.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { CommandOption, Keys } from './CommandOption.js';
import type { CommandItem, CommandPaletteProps } from './CommandPalette.js';
import * as styles from './CommandPalette.css.js';

interface CommandSearchProps extends Pick<
  CommandPaletteProps,
  'query' | 'onQueryChange' | 'groups' | 'loading' | 'label' | 'placeholder' | 'noMatch'
> {
  onClose: () => void;
}

/*
 * A combobox whose list is always shown. Not react-aria's Autocomplete, which has no active option after pasting or
 * deleting, and a late one after typing: Enter would then do nothing.
 */
export function CommandSearch({
  query,
  onQueryChange,
  groups,
  loading = false,
  label,
  placeholder,
  noMatch,
  onClose,
}: CommandSearchProps) {
  const messages = useOnDemandMessages('commandPalette', english.commandPalette);
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [previousFocus] = useState(focusedElement);
  const visible = groups.filter(({ items }) => items.length > 0);
  const items = visible.flatMap((group) => group.items);
  const { active, moveTo, next } = useActiveItem(items, query);
  const optionId = ({ id }: CommandItem) => `${base}-${id}`;
  const optionOf = (item: CommandItem) => list.current && rootOf(list.current).getElementById(optionId(item));
  const scrollToOption = (item: CommandItem) => optionOf(item)?.scrollIntoView({ block: 'nearest' });

  /*
   * The item that the arrow keys have moved to is kept in view when items are inserted above it, until the list is
   * scrolled.
   */
  const isFollowed = useRef(false);
  const stopFollowing = () => (isFollowed.current = false);
  useLayoutEffect(() => {
    if (isFollowed.current && active) scrollToOption(active);
  });

  const type = (text: string) => {
    stopFollowing();
    list.current?.scrollTo({ top: 0 });
    onQueryChange(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !active) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const { ctrlKey, metaKey, shiftKey } = event;
      const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
      optionOf(active)?.dispatchEvent(press);
      return;
    }
    /* With a modifier the key is the field's own: to the start of what is typed, or selecting it. */
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const item = next(event.key);
    if (!item) return;
    event.preventDefault();
    isFollowed.current = true;
    moveTo(item.id);
    scrollToOption(item);
  };

  /* The palette is closed and the focus restored before the item acts: a dialog that it opens then returns the focus there. */
  const choose = (item: CommandItem) => {
    flushSync(onClose);
    if (previousFocus instanceof HTMLElement) previousFocus.focus({ preventScroll: true });
    item.onAction?.();
  };

  const found = items.length > 0;
  return (
    <>
      <div className={styles.field}>
        <span className={styles.magnifier}>{loading ? <SpinnerRing /> : <Icon icon={Search} size={20} />}</span>
        <input
          className={styles.input}
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={found}
          aria-controls={found ? `${base}-list` : undefined}
          aria-activedescendant={active && optionId(active)}
          autoFocus
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          placeholder={placeholder}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton icon={X} label={messages.close} size="small" onClick={onClose} />
      </div>
      {found ? (
        <div
          ref={list}
          id={`${base}-list`}
          role="listbox"
          tabIndex={-1}
          aria-label={label}
          aria-busy={loading || undefined}
          className={styles.list}
          onWheel={stopFollowing}
          /* A press chooses, and leaves the focus where one types. */
          onMouseDown={(event) => event.preventDefault()}
        >
          {visible.map((group, index) => (
            <div key={group.label} role="group" aria-labelledby={`${base}-group-${index}`} className={styles.group}>
              <div id={`${base}-group-${index}`} role="presentation" className={styles.heading}>
                {group.label}
              </div>
              {group.items.map((item) => (
                <CommandOption
                  key={item.id}
                  item={item}
                  id={optionId(item)}
                  active={item === active}
                  onPoint={() => {
                    stopFollowing();
                    moveTo(item.id);
                  }}
                  onChoose={choose}
                />
              ))}
            </div>
          ))}
        </div>
      ) : (
        <div className={styles.nothing} aria-busy={loading || undefined}>
          {loading ? <Skeleton shape="rows" count={4} /> : <EmptyState picture="search">{noMatch}</EmptyState>}
        </div>
      )}
      <VisuallyHidden live="polite">
        {found ? messages.results(items.length) : loading ? messages.loading : noMatch}
      </VisuallyHidden>
      <footer className={styles.footer}>
        <span className={styles.hint}>
          <Keys keys={['↑', '↓']} /> {messages.move}
        </span>
        <span className={styles.hint}>
          <Keys keys={['Enter']} /> {messages.choose}
        </span>
        <span className={styles.hint}>
          <Keys keys={['Esc']} /> {messages.leave}
        </span>
      </footer>
    </>
  );
}

/** The index that a key leads to, around the ends of a list of `count`. */
const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * The item that Enter chooses: the first for each query, until a key or the pointer moves to another, which then stays
 * active while others come and go.
 */
function useActiveItem(items: readonly CommandItem[], query: string) {
  const [moved, setMoved] = useState<{ query: string; id: string }>();
  const current = moved?.query === query ? items.find(({ id }) => id === moved.id) : undefined;
  const active = current ?? items[0];
  return {
    active,
    moveTo: (id: string) => {
      if (id !== active?.id) setMoved({ query, id });
    },
    /** The item that a key leads to; undefined for other keys. */
    next(key: string): CommandItem | undefined {
      const step = steps[key];
      return step && active && items[step(items.indexOf(active), items.length)];
    },
  };
}
