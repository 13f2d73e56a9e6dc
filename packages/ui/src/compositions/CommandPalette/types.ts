import type { IconType } from '../../components/Icon/Icon.js';

export interface CommandItem {
  /** Unique in the whole palette, without spaces. */
  id: string;
  label: string;
  /** What tells it from others of its name, in quieter words beside it. */
  description?: string;
  icon?: IconType;
  /** Keys that do the same without the palette, in the order they are held: `['Ctrl', 'K']`. */
  shortcut?: readonly string[];
  tone?: 'neutral' | 'danger';
  /** In force already, as the language one reads: it is marked, and can still be chosen. */
  current?: boolean;
  /** Why it cannot be chosen now, shown in place of the description. It can still be reached, so that it can be read. */
  disabledReason?: string;
  /** Makes the item a link, which also opens in a new tab as links do. */
  href?: string;
  onSelect?: () => void;
}

export interface CommandGroup {
  label: string;
  items: readonly CommandItem[];
}
