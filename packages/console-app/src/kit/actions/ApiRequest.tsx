import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { CodeBlock, Disclosure } from '@livery/ui';
import { toCurl } from '@livery/api/client/asCurl';
import { useEnvironment } from '#shared/services.js';
import type { BoundMutation } from './boundMutation.js';

/** "Show as API request": the exact curl of what the form or dialog around it would do, one command a call. */
export function ApiRequest({ mutations }: { mutations: readonly BoundMutation[] }) {
  const { t } = useLingui();
  const { origin } = useEnvironment().address;
  /* Built only while it is open: there may be ten thousand commands. */
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure label={t`Show as API request`} open={isOpen} onOpenChange={setOpen}>
      {isOpen && (
        <CodeBlock
          wrap
          label={mutations.length === 1 ? t`API request` : t`API requests`}
          value={mutations.map(({ operation, variables }) => toCurl(operation, variables, origin)).join('\n\n')}
        />
      )}
    </Disclosure>
  );
}
