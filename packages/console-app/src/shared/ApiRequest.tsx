import { useLingui } from '@lingui/react/macro';
import { CodeBlock, Disclosure } from '@livery/ui';
import type { ChangeId } from '@livery/api/client';
import type { Change } from '@livery/api/queries/change';
import { curlOf } from './curlOf.js';

interface ApiRequestProps<Id extends ChangeId, Variables extends object> {
  change: Change<Id, Variables>;
  variables: Variables;
}

/** "Show as API request": the exact curl of what the form beside it would do, secrets left to shell variables. */
export function ApiRequest<Id extends ChangeId, Variables extends object>({
  change,
  variables,
}: ApiRequestProps<Id, Variables>) {
  const { t } = useLingui();
  return (
    <Disclosure label={t`Show as API request`}>
      <CodeBlock label={t`API request`} value={curlOf(change, variables)} />
    </Disclosure>
  );
}
