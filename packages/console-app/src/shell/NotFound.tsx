import { useLingui } from '@lingui/react/macro';
import { EmptyState, LinkButton, PageHeader } from '@livery/ui';
import { PageTitle } from '#shared/pageTitle.js';
import { href } from '#shared/paths.js';

/** An address that names no screen. */
export function NotFound() {
  const { t } = useLingui();
  const title = t`Page not found`;
  return (
    <>
      <PageTitle title={title} />
      <PageHeader title={title} />
      <EmptyState picture="search" action={<LinkButton href={href('dashboard')}>{t`Go to the dashboard`}</LinkButton>}>
        {t`There is nothing at this address. It may have been deleted, or the link is incomplete.`}
      </EmptyState>
    </>
  );
}
