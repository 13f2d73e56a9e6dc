import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { CommandPalette, preloadCommandPalette } from '@livery/ui';
import { useOfferedActions } from '#shared/quickActions.js';
import { offeredFinders, search } from './finder.js';
import { usePages } from './usePages.js';
import { usePreferences } from './usePreferences.js';
import { useResourceFinders } from './useResourceFinders.js';

export { preloadCommandPalette };

interface PaletteProps {
  onClose: () => void;
}

/** Everything one can go to and do: what the page offers, the screens, the resources, preferences. */
export default function Palette({ onClose }: PaletteProps) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const actions = offeredFinders(useOfferedActions());
  const pages = usePages();
  const { finders, loading } = useResourceFinders();
  const preferences = usePreferences();
  return (
    <CommandPalette
      open
      onOpenChange={(open) => !open && onClose()}
      query={query}
      onQueryChange={setQuery}
      groups={search([...actions, ...pages, ...finders, ...preferences], query)}
      loading={loading}
      label={t`Search and actions`}
      placeholder={t`Pages, resources, actions`}
      noMatch={t`Nothing matches. Try a part of a name, an address or an action.`}
    />
  );
}
