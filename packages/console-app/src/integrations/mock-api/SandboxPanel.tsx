import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { FlaskConical } from 'lucide-react';
import { IconButton } from '@livery/ui';
import { lazyModal } from '#shared/lazy.js';

const SandboxDrawer = lazyModal(
  async () => (await import('./SandboxDrawer.js')).default,
  ({ onClose }) => onClose(),
);

/** The sandbox's own button in the header; there is none when a real provider answers. */
export default function SandboxPanel() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        size="small"
        icon={FlaskConical}
        label={t`Sandbox`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && <SandboxDrawer onClose={() => setOpen(false)} />}
    </>
  );
}
