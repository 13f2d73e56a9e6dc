import { useEffect } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { IconButton } from '@livery/ui';
import { lazyModal, useIsLoaded } from '#shared/lazy.js';
import { useOpenHere } from '#shared/useOpenHere.js';

/** A dialog or a menu that is open has a response to wait for; one that fades away has none. */
const waiting = ':is([role=dialog], [role=alertdialog]):not([data-exiting], [data-exiting] *)';

const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');
const modifier = isApple ? 'metaKey' : 'ctrlKey';

const Palette = lazyModal(
  async () => {
    const { default: Loaded, preloadCommandPalette } = await import('./palette/Palette.js');
    preloadCommandPalette();
    return Loaded;
  },
  ({ onClose }) => onClose(),
);

/** Opens the command palette, by a press and by Ctrl+K or ⌘K from anywhere. Its code comes when it is first wanted. */
export function PaletteButton() {
  const { t } = useLingui();
  const [open, setOpen] = useOpenHere();
  const isLoaded = useIsLoaded(Palette);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key?.toLowerCase() !== 'k' || !event[modifier] || event.shiftKey || event.altKey) return;
      if (!open && document.querySelector(waiting)) return;
      event.preventDefault();
      setOpen(!open);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, setOpen]);

  return (
    <>
      <IconButton
        size="small"
        icon={Search}
        label={t`Search and actions`}
        shortcut={isApple ? '⌘K' : 'Ctrl+K'}
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
        loading={open && !isLoaded}
        onClick={() => setOpen(true)}
        onPointerEnter={Palette.prefetch}
        onFocus={Palette.prefetch}
      />
      {open && <Palette onClose={() => setOpen(false)} />}
    </>
  );
}
