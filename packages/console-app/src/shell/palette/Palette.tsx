import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { CommandPalette } from '@livery/ui';
import { isFeatureOn } from '@livery/api/domain/features';
import { useOfferedActions } from '#shared/quickActions.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { offeredFinders, search, type Finder } from './finder.js';
import { usePages } from './usePages.js';
import { usePreferences } from './usePreferences.js';
import { useVmFinder } from './useVmFinder.js';

interface PaletteProps {
  onClose: () => void;
}

/** Everything one can go to and do: what the page offers, the screens, the things of the account, preferences. */
export default function Palette({ onClose }: PaletteProps) {
  const { features } = useSiteConfig();
  return isFeatureOn(features, 'vms') ? (
    <WithVms onClose={onClose} />
  ) : (
    <Contents onClose={onClose} things={[]} loading={false} />
  );
}

/** The machines are asked for only where there are some, and while the palette is open. */
function WithVms({ onClose }: PaletteProps) {
  const { find, loading } = useVmFinder();
  return <Contents onClose={onClose} things={[find]} loading={loading} />;
}

interface ContentsProps extends PaletteProps {
  things: readonly Finder[];
  loading: boolean;
}

function Contents({ onClose, things, loading }: ContentsProps) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const actions = offeredFinders(useOfferedActions());
  const pages = usePages();
  const preferences = usePreferences();
  return (
    <CommandPalette
      open
      onOpenChange={(open) => !open && onClose()}
      query={query}
      onQueryChange={setQuery}
      groups={search([...actions, ...pages, ...things, ...preferences], query)}
      loading={loading}
      label={t`Search and actions`}
      placeholder={t`Pages, machines, actions`}
      noResults={t`Nothing matches. Try a part of a name, an address or an action.`}
    />
  );
}
