import type { ReactNode } from 'react';
import { plural } from '@lingui/core/macro';
import { Stack, Text } from '@livery/ui';
import type { LocatedVm } from '@livery/api/queries/compute';

interface NameListProps<Item extends { vm: LocatedVm }> {
  items: readonly Item[];
  /** How many are listed; the rest is counted. Default 8. */
  most?: number;
  /** What stands beside the name. */
  note?: (item: Item) => ReactNode;
}

/** Machines by name, as many as can be read at a glance, and how many more there are. */
export function NameList<Item extends { vm: LocatedVm }>({ items, most = 8, note }: NameListProps<Item>) {
  const rest = items.length - most;
  // One more line says no less than "and 1 more" would.
  const shown = rest === 1 ? items : items.slice(0, most);
  return (
    <Stack as="ul" gap={1}>
      {shown.map((item) => (
        <li key={item.vm.uuid}>
          <Text as="span" weight="medium">
            {item.vm.name}
          </Text>
          {note && (
            <Text as="div" size="small" tone="muted">
              {note(item)}
            </Text>
          )}
        </li>
      ))}
      {rest > 1 && (
        <li>
          <Text as="span" tone="muted">
            {plural(rest, { one: 'and # more', other: 'and # more' })}
          </Text>
        </li>
      )}
    </Stack>
  );
}
