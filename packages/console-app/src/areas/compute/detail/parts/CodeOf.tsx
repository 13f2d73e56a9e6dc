import { CodeBlock, Heading, Stack } from '@livery/ui';
import type { ChangeId } from '@livery/api/client';
import type { Change } from '@livery/api/queries/change';
import { curlOf } from '#shared/curlOf.js';

interface CodeOfProps<Id extends ChangeId, Variables extends object> {
  label: string;
  change: Change<Id, Variables>;
  variables: Variables;
}

/** The curl of a change, open, under its name. */
export function CodeOf<Id extends ChangeId, Variables extends object>({
  label,
  change,
  variables,
}: CodeOfProps<Id, Variables>) {
  return (
    <Stack gap={1}>
      <Heading level={3} size="base">
        {label}
      </Heading>
      <CodeBlock label={label} value={curlOf(change, variables)} />
    </Stack>
  );
}
