import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Archive, KeyRound } from 'lucide-react';
import { Tabs } from '@livery/ui';
import { href } from '#shared/paths.js';

/** The screens of the object storage beside each other, each with an address of its own. */
export function StorageTabs({ screen, children }: { screen: 'buckets' | 's3Keys'; children: ReactNode }) {
  const { t } = useLingui();
  const items = [
    { id: 'buckets', label: t`Buckets`, icon: Archive },
    { id: 's3Keys', label: t`Access keys`, icon: KeyRound },
  ] as const;
  return (
    <Tabs
      label={t`Storage`}
      value={screen}
      items={items.map((item) => ({ ...item, href: href(item.id), content: item.id === screen ? children : null }))}
    />
  );
}
