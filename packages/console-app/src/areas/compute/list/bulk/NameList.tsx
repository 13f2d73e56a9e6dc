import { useState, type ReactNode } from 'react';
import { plural } from '@lingui/core/macro';
import { Disclosure, Stack, Text } from '@livery/ui';
import type { LocatedVm } from '@livery/api/queries/compute';

interface NameListProps<Item extends { vm: LocatedVm }> {
  items: readonly Item[];
  /** How many are listed at once; the rest opens on demand. Default 8. */
  most?: number;
  /** What stands beside the name. */
  note?: (item: Item) => ReactNode;
}

/** Machines by name, as many as can be read at a glance, and all others one press away. */
export function NameList<Item extends { vm: LocatedVm }>({ items, most = 8, note }: NameListProps<Item>) {
  /* Ten thousand names are written only for somebody who looks. */
  const [isOpen, setOpen] = useState(false);
  const rest = items.length - most;
  // One more line says no less than "and 1 more" would.
  const shown = rest === 1 ? items.length : most;
  return (
    <Stack gap={1}>
      <Names items={items.slice(0, shown)} note={note} />
      {rest > 1 && (
        <Disclosure label={plural(rest, { one: 'and # more', other: 'and # more' })} onOpenChange={setOpen}>
          {isOpen && <Names items={items.slice(shown)} note={note} />}
        </Disclosure>
      )}
    </Stack>
  );
}

type NamesProps<Item extends { vm: LocatedVm }> = Pick<NameListProps<Item>, 'items'> & {
  note: NameListProps<Item>['note'] | undefined;
};

function Names<Item extends { vm: LocatedVm }>({ items, note }: NamesProps<Item>) {
  return (
    <Stack as="ul" gap={1}>
      {items.map((item) => (
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
    </Stack>
  );
}
