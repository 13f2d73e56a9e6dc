import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { LogOut, UserRound } from 'lucide-react';
import { Button, Menu } from '@livery/ui';
import { user as userQuery } from '@livery/api/queries/identity';
import { languages, switchLanguage, type Language } from '#i18n/i18n.js';
import { chooseMode, modeChoice, type ModeChoice } from '#shared/appearance.js';
import { signOut } from '#shared/session.js';

/** Who is signed in; language, appearance and the way out (A 2). */
export function AccountMenu() {
  const { t, i18n } = useLingui();
  const [mode, setMode] = useState(modeChoice);
  const { data: user } = useQuery(userQuery());
  const name = [user?.profile_data.first_name, user?.profile_data.last_name].filter(Boolean).join(' ') || user?.name;
  const languageNames: Record<Language, string> = { en: 'English', et: 'Eesti', pseudo: t`Pseudo language` };
  const modes: Record<ModeChoice, string> = { system: t`As the system`, light: t`Light`, dark: t`Dark` };

  return (
    <Menu
      label={t`Account`}
      align="end"
      header={name}
      trigger={
        <Button variant="quiet" size="small" icon={UserRound}>
          {name ?? t`Account`}
        </Button>
      }
      items={[
        {
          id: 'language',
          label: t`Language`,
          value: i18n.locale,
          onChange: (id) => void switchLanguage(id as Language),
          items: languages.map((id) => ({ id, label: languageNames[id] })),
        },
        {
          id: 'mode',
          label: t`Appearance`,
          value: mode,
          onChange: (id) => {
            setMode(id as ModeChoice);
            chooseMode(id as ModeChoice);
          },
          items: (['system', 'light', 'dark'] as const).map((id) => ({ id, label: modes[id] })),
        },
        { id: 'session', items: [{ id: 'sign-out', label: t`Log out`, icon: LogOut, onSelect: signOut }] },
      ]}
    />
  );
}
