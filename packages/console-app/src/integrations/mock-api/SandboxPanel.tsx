import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { FlaskConical } from 'lucide-react';
import { IconButton } from '@livery/ui';
import { onDemand, useOnDemand } from '#shared/onDemand.js';

const drawer = onDemand(async () => (await import('./SandboxDrawer.js')).default);

/** The sandbox's own button in the header; there is none when a real provider answers. */
export default function SandboxPanel() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const SandboxDrawer = useOnDemand(drawer, open, () => setOpen(false));
  return (
    <>
      <IconButton
        size="small"
        icon={FlaskConical}
        label={t`Sandbox`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && SandboxDrawer && <SandboxDrawer onClose={() => setOpen(false)} />}
    </>
  );
}
