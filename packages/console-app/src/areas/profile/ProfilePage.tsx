import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Button, EmptyState, PageHeader, Skeleton, Stack } from '@livery/ui';
import { user as userQuery } from '@livery/api/queries/identity';
import { QueryBoundary } from '#shared/QueryBoundary.js';
import { useSession } from '#shared/services.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { DetailsCard } from './DetailsCard.js';
import { KeyCard } from './KeyCard.js';
import { MfaCard } from './MfaCard.js';
import { SharedWithMe } from './SharedWithMe.js';

/** The user: details, second factor, own key, and the accounts that others share (specification: account and billing, sections 2 and 3). */
export default function ProfilePage() {
  const { t } = useLingui();
  const { mfaAvailable } = useSiteConfig();
  const owner = useSession().actingFor();
  const query = useQuery(userQuery());
  if (owner !== undefined) return <ProfileOfAnother owner={owner} />;
  return (
    <Stack gap={6}>
      <PageHeader heading={t`Profile`} />
      <QueryBoundary query={query} failure={t`Your profile could not be loaded`} skeleton={<ProfileSkeleton />}>
        {(user) => (
          <Stack>
            <DetailsCard user={user} />
            <SharedWithMe />
            {mfaAvailable && <MfaCard />}
            <KeyCard apiKey={user.kong_key} />
          </Stack>
        )}
      </QueryBoundary>
    </Stack>
  );
}

const ProfileSkeleton = () => (
  <Stack>
    <Skeleton shape="block" height={360} />
    <Skeleton shape="block" height={160} />
  </Stack>
);

/** A profile is its owner's alone, whoever acts for them. */
function ProfileOfAnother({ owner }: { owner: string }) {
  const { t } = useLingui();
  const { stopActing } = useSession();
  return (
    <Stack gap={6}>
      <PageHeader heading={t`Profile`} />
      <EmptyState action={<Button onClick={stopActing}>{t`Back to your account`}</Button>}>
        {t`You are in the account of ${owner}. Their profile, second factor and key are theirs alone; your own are in your account.`}
      </EmptyState>
    </Stack>
  );
}
