import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { EmptyState, LinkButton, PageHeader } from '@livery/ui';
import { PageTitle } from '#shared/pageTitle.js';
import { href } from '#shared/paths.js';
import { useSiteConfig } from '#shared/siteConfig.js';

/**
 * An address that names no screen. Where the screens of services are missed because the site has Kubernetes without
 * services, it says so (specification: infrastructure, section 1).
 */
export function NotFound() {
  const { t } = useLingui();
  const { features } = useSiteConfig();
  const [path] = useLocation();
  const lacksServices = features.kubernetes && !features.services && path.startsWith(href('services'));
  const title = t`Page not found`;
  return (
    <>
      <PageTitle title={title} />
      <PageHeader title={title} />
      <EmptyState picture="search" action={<LinkButton href={href('dashboard')}>{t`Go to the dashboard`}</LinkButton>}>
        {lacksServices
          ? t`Kubernetes requires services to be enabled`
          : t`There is nothing at this address. It may have been deleted, or the link is incomplete.`}
      </EmptyState>
    </>
  );
}
