import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { Disclosure, Stack, Text } from '@livery/ui';

interface Item {
  name: string;
  /** What is said about it. */
  note?: string | undefined;
}

interface NameListProps {
  items: readonly Item[];
  /** How many are listed at once; the rest opens on demand. Default 8. */
  maxVisible?: number;
}

/** Names with what is said about each, as many as can be read at a glance, and all others one press away. */
export function NameList({ items, maxVisible = 8 }: NameListProps) {
  /* Rendered only while open: there may be ten thousand names. */
  const [isOpen, setOpen] = useState(false);
  const rest = items.length - maxVisible;
  // A last name takes no more room than "and 1 more".
  const visibleCount = rest === 1 ? items.length : maxVisible;
  return (
    <Stack gap={1}>
      <Names items={items.slice(0, visibleCount)} />
      {rest > 1 && (
        <Disclosure label={plural(rest, { one: 'and # more', other: 'and # more' })} onOpenChange={setOpen}>
          {isOpen && <Names items={items.slice(visibleCount)} />}
        </Disclosure>
      )}
    </Stack>
  );
}

function Names({ items }: { items: readonly Item[] }) {
  return (
    <Stack as="ul" gap={1}>
      {items.map(({ name, note }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- names need not be unique, and an item keeps nothing
        <li key={index}>
          <Text as="span" weight="medium">
            {name}
          </Text>
          {note !== undefined && (
            <Text as="div" size="small" tone="muted">
              {note}
            </Text>
          )}
        </li>
      ))}
    </Stack>
  );
}
