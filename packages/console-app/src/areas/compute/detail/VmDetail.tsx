import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { useParams } from 'wouter';
import { PageHeader } from '@livery/ui';
import { ApiError } from '@livery/api/errors';
import { vm as vmQuery } from '@livery/api/queries/compute';
import { NotFoundError } from '@livery/api/queries/errors';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { href } from '#shared/paths.js';
import { VmNotFound } from './parts/VmNotFound.js';
import { VmSkeleton } from './parts/VmSkeleton.js';
import { VmPage } from './VmPage.js';

const isNotFound = (error: unknown): boolean =>
  error instanceof NotFoundError || (error instanceof ApiError && error.status === 404);

/** One virtual machine: `/compute/vm/{location}/{vmId}` (I 2). */
export default function VmDetail() {
  const { t } = useLingui();
  const { location = '', vmId = '' } = useParams();
  const { data: vm, error, refetch } = useQuery(vmQuery(location, vmId));
  const again = () => void refetch();

  if (isNotFound(error)) return <VmNotFound />;
  if (vm) return <VmPage key={vm.uuid} vm={vm} error={error} onRefresh={again} />;
  if (error) {
    return (
      <>
        <PageHeader title={t`Virtual machine`} back={{ label: t`Virtual machines`, href: href('vms') }} />
        <ErrorAlert error={error} onRetry={again} />
      </>
    );
  }
  return <VmSkeleton />;
}
