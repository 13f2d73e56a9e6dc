import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { LogOut, UserRound } from 'lucide-react';
import { Avatar, Button, Icon, Menu, menuSection } from '@livery/ui';
import { user as userQuery } from '@livery/api/queries/identity';
import { useModeChoice } from '#shared/appearance.js';
import { useSession } from '#shared/services.js';
import { href } from '#shared/paths.js';
import { useProfileLanguage } from './profileLanguage.js';
import { useLanguageAndMode } from './useLanguageAndMode.js';
import * as styles from './AccountMenu.css.js';

/** Who is signed in; language, appearance and the way out (specification: account and billing, section 2). */
export function AccountMenu() {
  const { t, i18n } = useLingui();
  const { actingFor, signOut } = useSession();
  const [mode, chooseMode] = useModeChoice();
  const { languages, modes, chooseLanguage } = useLanguageAndMode();
  const { data: user } = useQuery(userQuery());
  useProfileLanguage(user?.profile_data.lang);
  const name = [user?.profile_data.first_name, user?.profile_data.last_name].filter(Boolean).join(' ') || user?.name;

  return (
    <Menu<string>
      label={t`Account`}
      align="end"
      header={name}
      trigger={
        <Button variant="quiet" size="small">
          <span className={styles.who}>
            {user && name ? (
              <Avatar name={name} src={user.profile_data.avatar} size={20} />
            ) : (
              <Icon icon={UserRound} size={14} />
            )}
            <span className={styles.name}>{name ?? t`Account`}</span>
          </span>
        </Button>
      }
      items={[
        ...(actingFor() === undefined
          ? [{ id: 'user', items: [{ id: 'profile', label: t`Profile`, icon: UserRound, href: href('profile') }] }]
          : []),
        menuSection({
          id: 'language',
          label: t`Language`,
          value: languages.find(({ id }) => id === i18n.locale)?.id,
          onChange: chooseLanguage,
          items: languages,
        }),
        menuSection({ id: 'mode', label: t`Appearance`, value: mode, onChange: chooseMode, items: modes }),
        {
          id: 'session',
          items: [{ id: 'sign-out', label: t`Log out`, icon: LogOut, onAction: signOut }],
        },
      ]}
    />
  );
}
