import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Archive, KeyRound } from 'lucide-react';
import { Tabs, type IconType } from '@livery/ui';
import { href } from '#shared/paths.js';

/** The screens of the object storage beside each other, each with an address of its own. */
export function StorageTabs({ screen, children }: { screen: 'buckets' | 's3Keys'; children: ReactNode }) {
  const { t } = useLingui();
  const tab = (id: typeof screen, label: string, icon: IconType) => ({
    id,
    label,
    icon,
    href: href(id),
    content: id === screen ? children : null,
  });
  return (
    <Tabs
      label={t`Storage`}
      value={screen}
      items={[tab('buckets', t`Buckets`, Archive), tab('s3Keys', t`Access keys`, KeyRound)]}
    />
  );
}
