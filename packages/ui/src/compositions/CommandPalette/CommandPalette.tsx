import type { Ref } from 'react';
import { useModal, type ModalBaseProps } from '../../components/Dialog/useModal.js';
import type { IconType } from '../../components/Icon/Icon.js';
import { openableForwardRef } from '../../internal/controlled.js';
import { onDemand } from '../../internal/onDemand.js';

export interface CommandItem {
  /** Unique in the whole palette, without spaces. */
  id: string;
  /** What it does or where it leads. */
  label: string;
  /** What tells it from others of its name, in quieter words beside it. */
  description?: string | undefined;
  /** Before the label. */
  icon?: IconType | undefined;
  /** Keys that do the same without the palette, in the order they are held: `['Ctrl', 'K']`. */
  shortcut?: readonly string[] | undefined;
  /** `danger` for what destroys. Default `neutral`. */
  tone?: 'neutral' | 'danger' | undefined;
  /** In effect already, such as the language in use: it is marked, and can still be chosen. Default false. */
  current?: boolean | undefined;
  /** Why it cannot be chosen now, shown in place of the description. It can still be reached, so that it can be read. */
  disabledReason?: string | undefined;
  /** Makes the item a link, which also opens in a new tab as links do. */
  href?: string | undefined;
  /** Called when it is chosen; the palette is then closed. */
  onAction?: (() => void) | undefined;
}

export interface CommandGroup {
  /** The heading above its items. */
  label: string;
  /** The best first. A group without items is not shown. */
  items: readonly CommandItem[];
}

export interface CommandPaletteProps extends ModalBaseProps {
  /** What is typed. */
  query: string;
  /** Called with what is typed. The caller finds what matches and sets `groups`. */
  onQueryChange: (query: string) => void;
  /** What matches the query, the best first. Few: a list to choose from at a glance, not a table. */
  groups: readonly CommandGroup[];
  /** More results are on their way. Default false. */
  loading?: boolean | undefined;
  /** Names the dialog, its field and its list. */
  label: string;
  /** What can be found, shown while nothing is typed. */
  placeholder?: string | undefined;
  /** Shown and announced where nothing matches. */
  noMatch: string;
}

const content = onDemand(async () => (await import('./CommandPaletteContent.js')).CommandPaletteContent);

/** Fetches what an open palette needs, where it is likely to be opened soon: its button is pointed at. */
export const preloadCommandPalette = (): void => content.preload();

/**
 * Everything one can go to and do, by typing a part of its name. Focus stays in the field while the arrow keys move
 * through the list; closing returns it. A sheet over the whole screen at 700 px or less (specification: account and
 * billing, section 9).
 */
export const CommandPalette = openableForwardRef(function CommandPalette(
  props: CommandPaletteProps,
  ref: Ref<HTMLElement>,
) {
  const { Content, fallback, state, rest } = useModal(content, props);
  return Content ? <Content {...rest} state={state} paletteRef={ref} /> : fallback;
});
