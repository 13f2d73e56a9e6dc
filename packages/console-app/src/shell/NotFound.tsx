import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { LinkButton } from '@livery/ui';
import NotFoundScreen from '#shared/NotFoundScreen.js';
import { href } from '#shared/paths.js';
import { useSiteConfig } from '#shared/siteConfig.js';

/**
 * An address that names no screen. Where the screens of services are missed because the site has Kubernetes without
 * services, it says so (specification: infrastructure, section 1).
 */
export default function NotFound() {
  const { t } = useLingui();
  const { features } = useSiteConfig();
  const [path] = useLocation();
  const lacksServices = features.kubernetes && !features.services && path.startsWith(href('services'));
  return (
    <NotFoundScreen
      heading={t`Page not found`}
      text={
        lacksServices
          ? t`Kubernetes requires services to be enabled`
          : t`There is nothing at this address. It may have been deleted, or the link is incomplete.`
      }
      action={<LinkButton href={href('dashboard')}>{t`Go to the dashboard`}</LinkButton>}
    />
  );
}
