import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Archive, KeyRound } from 'lucide-react';
import { ScreenTabs } from '#kit';

/** The screens of the object storage. */
export function StorageTabs({ screen, children }: { screen: 'buckets' | 's3Keys'; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <ScreenTabs
      label={t`Storage`}
      screens={[
        { id: 'buckets', label: t`Buckets`, icon: Archive },
        { id: 's3Keys', label: t`Access keys`, icon: KeyRound },
      ]}
      screen={screen}
    >
      {children}
    </ScreenTabs>
  );
}
