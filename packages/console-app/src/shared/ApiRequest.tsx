import { useLingui } from '@lingui/react/macro';
import { CodeBlock, Disclosure } from '@livery/ui';
import { toCurl } from '@livery/api/client/asCurl';
import type { OperationId } from '@livery/api/client/operationRequest';
import type { Change } from '@livery/api/queries/change';

interface ApiRequestProps<Id extends OperationId, Variables> {
  change: Change<Id, Variables>;
  variables: Variables;
}

/** "Show as API request": the exact curl of what the form beside it would do, secrets left to shell variables. */
export function ApiRequest<Id extends OperationId, Variables>({ change, variables }: ApiRequestProps<Id, Variables>) {
  const { t } = useLingui();
  const label = t`Show as API request`;
  return (
    <Disclosure label={label}>
      <CodeBlock
        label={t`API request`}
        value={toCurl(change.call, { ...change.request(variables), origin: location.origin })}
      />
    </Disclosure>
  );
}
