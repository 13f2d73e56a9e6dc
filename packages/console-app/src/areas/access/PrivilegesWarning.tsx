import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Alert } from '@livery/ui';
import { delegatesPrivileges } from '@livery/api/domain/access';
import { administrator } from '@livery/api/queries/identity';

/** Warns an administrator whose privileges go along with a delegation of everything (specification: account and billing, section 6). */
export function PrivilegesWarning({ account }: { account: number | null | undefined }) {
  const { t } = useLingui();
  const { data: isAdministrator = false } = useQuery(administrator());
  if (!delegatesPrivileges(isAdministrator, account)) return null;
  return (
    <Alert tone="danger" urgency="polite" heading={t`You hand out an administrator's privileges`}>
      {t`Whoever accepts an invitation acts as you, with all that an administrator may do. Restrict the delegation to a billing account, or share it from an account that is no administrator's.`}
    </Alert>
  );
}
