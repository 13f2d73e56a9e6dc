import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { KeyRound, ShieldCheck, Users } from 'lucide-react';
import { administrator } from '@livery/api/queries/identity';
import { ScreenTabs } from '#kit';

type AccessScreen = 'apiTokens' | 'accessDelegations' | 'administration';

/** The screens about who and what may act in the account; administrators have one more. */
export function AccessTabs({ screen, children }: { screen: AccessScreen; children: ReactNode }) {
  const { t } = useLingui();
  const { data: isAdministrator } = useQuery(administrator());
  const administration = { id: 'administration' as const, label: t`Administration`, icon: ShieldCheck };
  return (
    <ScreenTabs<AccessScreen>
      label={t`Access`}
      screens={[
        { id: 'apiTokens', label: t`API tokens`, icon: KeyRound },
        { id: 'accessDelegations', label: t`Access delegations`, icon: Users },
        ...(isAdministrator || screen === 'administration' ? [administration] : []),
      ]}
      screen={screen}
    >
      {children}
    </ScreenTabs>
  );
}
