import { useLingui } from '@lingui/react/macro';
import { Card, PageHeader, Skeleton, Stack } from '@livery/ui';
import { href } from '#shared/paths.js';

/** The shape of the page while the machine is on its way. */
export function VmSkeleton() {
  const { t } = useLingui();
  return (
    <Stack gap={6}>
      <PageHeader
        title={t`Virtual machine`}
        back={{ label: t`Virtual machines`, href: href('vms') }}
        meta={<Skeleton count={1} width="320px" />}
      />
      <div aria-busy="true">
        <Stack>
          <Skeleton shape="block" height={36} />
          <Card>
            <Skeleton count={10} />
          </Card>
        </Stack>
      </div>
    </Stack>
  );
}
