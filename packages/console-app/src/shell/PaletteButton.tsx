import { useEffect, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { IconButton } from '@livery/ui';
import { onDemand, useOnDemand } from '#shared/onDemand.js';

/** A dialog or a menu that is open has an answer to wait for; one that fades away has none. */
const waiting = ':is([role=dialog], [role=alertdialog]):not([data-exiting], [data-exiting] *)';

const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');
const modifier = isApple ? 'metaKey' : 'ctrlKey';

const palette = onDemand(async () => {
  const { default: Palette, preloadCommandPalette } = await import('./palette/Palette.js');
  preloadCommandPalette();
  return Palette;
});

/** Opens the command palette, by a press and by Ctrl+K or ⌘K from anywhere. Its code comes when it is first wanted. */
export function PaletteButton() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const Palette = useOnDemand(palette, open, () => setOpen(false));

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !event[modifier] || event.shiftKey || event.altKey) return;
      if (!open && document.querySelector(waiting)) return;
      event.preventDefault();
      setOpen(!open);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  return (
    <>
      <IconButton
        size="small"
        icon={Search}
        label={t`Search and actions`}
        shortcut={isApple ? '⌘K' : 'Ctrl+K'}
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
        loading={open && !Palette}
        onClick={() => setOpen(true)}
        onPointerEnter={palette.prefetch}
        onFocus={palette.prefetch}
      />
      {open && Palette && <Palette onClose={() => setOpen(false)} />}
    </>
  );
}
