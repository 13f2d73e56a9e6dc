import { useLingui } from '@lingui/react/macro';
import { Languages, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import type { IconType } from '@livery/ui';
import { useModeChoice, type ModeChoice } from '#shared/appearance.js';
import { useSession } from '#shared/services.js';
import { useLanguageAndMode } from '../useLanguageAndMode.js';
import { commandFinder, type Finder } from './finder.js';

const modeIcons: Record<ModeChoice, IconType> = { system: Monitor, light: Sun, dark: Moon };

/** Appearance, language and the way out, as in the account menu (specification: account and billing, section 2). */
export function usePreferences(): Finder[] {
  const { t, i18n } = useLingui();
  const { signOut } = useSession();
  const { modes, languages, chooseLanguage } = useLanguageAndMode();
  const [mode, chooseMode] = useModeChoice();
  return [
    commandFinder(
      t`Appearance`,
      modes.map(({ id, label }) => ({
        id: `mode-${id}`,
        label,
        keywords: t`theme mode color`,
        icon: modeIcons[id],
        current: id === mode,
        onAction: () => chooseMode(id),
      })),
    ),
    commandFinder(
      t`Language`,
      languages.map(({ id, label }) => ({
        id: `language-${id}`,
        label,
        icon: Languages,
        current: id === i18n.locale,
        onAction: () => chooseLanguage(id),
      })),
    ),
    commandFinder(t`Account`, [
      { id: 'sign-out', label: t`Log out`, keywords: t`sign out`, icon: LogOut, onAction: signOut },
    ]),
  ];
}
