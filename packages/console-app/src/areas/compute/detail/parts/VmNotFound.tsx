import { useLingui } from '@lingui/react/macro';
import { EmptyState, LinkButton, PageHeader } from '@livery/ui';
import { PageTitle } from '#shared/pageTitle.js';
import { href } from '#shared/paths.js';

/** The address names no machine of this location: deleted, or mistyped. */
export function VmNotFound() {
  const { t } = useLingui();
  const title = t`Virtual machine not found`;
  return (
    <>
      <PageTitle title={title} />
      <PageHeader title={title} back={{ label: t`Virtual machines`, href: href('vms') }} />
      <EmptyState picture="search" action={<LinkButton href={href('vms')}>{t`Go to the virtual machines`}</LinkButton>}>
        {t`There is no such virtual machine in this location. It may have been deleted, or the link is incomplete.`}
      </EmptyState>
    </>
  );
}
