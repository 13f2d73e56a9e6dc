import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Card, KeyValueList, Link, Stack } from '@livery/ui';
import { isFeatureOn } from '@livery/api/domain/features';
import { understood } from '@livery/api/domain/openValues';
import type { LocatedVm } from '@livery/api/queries/compute';
import { firewalls as firewallsIn } from '@livery/api/queries/firewalls';
import { loadBalancers as balancersIn } from '@livery/api/queries/loadBalancers';
import { firewalls } from '#resources/firewalls.js';
import { loadBalancers } from '#resources/loadBalancers.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { useSiteConfig } from '#shared/siteConfig.js';

/** What traffic to the machine passes: its firewalls, and the load balancers that forward to it. Nothing where the site has neither. */
export function Protection({ vm: { location, uuid } }: { vm: LocatedVm }) {
  const { t } = useLingui();
  const { features } = useSiteConfig();
  const [hasFirewalls, hasBalancers] = [firewalls.feature, loadBalancers.feature].map((one) =>
    isFeatureOn(features, one),
  );
  const walls = useQuery({ ...firewallsIn(location), enabled: hasFirewalls === true });
  const balancers = useQuery({ ...balancersIn(location), enabled: hasBalancers === true });
  if (!hasFirewalls && !hasBalancers) return null;
  const attached = walls.data?.filter((one) =>
    understood(one, 'resources_assigned')?.some(({ resource_uuid }) => resource_uuid === uuid),
  );
  const areFirewallsKnown = walls.data?.every((one) => understood(one, 'resources_assigned') !== undefined);
  const areTargetsKnown = balancers.data?.every((one) => understood(one, 'targets') !== undefined);
  const failed = [walls, balancers].find(({ error }) => error);
  const links = (found: readonly { name: string; href: string }[] | undefined, isWhole: boolean | undefined) => {
    if (found?.length === 0) return isWhole ? t`None` : undefined;
    return (
      found && (
        <>
          {found.map(({ name, href }) => (
            <div key={href}>
              <Link href={href}>{name}</Link>
            </div>
          ))}
          {!isWhole && t`Whether there are others is not known: the server's answer was not understood.`}
        </>
      )
    );
  };
  return (
    <Card heading={t`Firewalls and load balancers`}>
      <Stack>
        {failed?.error && <ErrorAlert error={failed.error} onRetry={() => void failed.refetch()} />}
        <KeyValueList
          items={[
            ...(hasFirewalls
              ? [
                  {
                    label: t`Firewalls`,
                    value: links(
                      attached?.map((one) => ({ name: one.display_name, href: firewalls.hrefOf(one) })),
                      areFirewallsKnown,
                    ),
                  },
                ]
              : []),
            ...(hasBalancers
              ? [
                  {
                    label: t`Load balancers`,
                    value: links(
                      balancers.data
                        ?.filter((one) => understood(one, 'targets')?.some(({ target_uuid }) => target_uuid === uuid))
                        .map((one) => ({ name: one.display_name, href: loadBalancers.hrefOf(one) })),
                      areTargetsKnown,
                    ),
                  },
                ]
              : []),
          ]}
        />
      </Stack>
    </Card>
  );
}
