import type { IconType } from '../../components/Icon/Icon.js';

export interface CommandItem {
  /** Unique in the whole palette, without spaces. */
  id: string;
  /** What it does or where it leads. */
  label: string;
  /** What tells it from others of its name, in quieter words beside it. */
  description?: string;
  /** Before the label. */
  icon?: IconType;
  /** Keys that do the same without the palette, in the order they are held: `['Ctrl', 'K']`. */
  shortcut?: readonly string[];
  /** `danger` for what destroys. Default `neutral`. */
  tone?: 'neutral' | 'danger';
  /** In force already, as the language one reads: it is marked, and can still be chosen. */
  current?: boolean;
  /** Why it cannot be chosen now, shown in place of the description. It can still be reached, so that it can be read. */
  disabledReason?: string;
  /** Makes the item a link, which also opens in a new tab as links do. */
  href?: string;
  /** Called when it is chosen; the palette is then closed. */
  onSelect?: () => void;
}

export interface CommandGroup {
  /** The heading above its items. */
  label: string;
  /** The best first. A group of none is not shown. */
  items: readonly CommandItem[];
}
