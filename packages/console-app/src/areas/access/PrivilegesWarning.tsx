import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Alert } from '@livery/ui';
import { delegatesPrivileges } from '@livery/api/domain/access';
import { administrator } from '@livery/api/queries/identity';

interface PrivilegesWarningProps {
  /** The billing account that the delegation is restricted to, null for none; undefined where that is not known. */
  account: number | null | undefined;
}

/** Warns an administrator, and whoever may be one, whose privileges go along with a delegation of everything (specification: account and billing, section 6). */
export function PrivilegesWarning({ account }: PrivilegesWarningProps) {
  const { t } = useLingui();
  const { data: isAdministrator, error } = useQuery(administrator());
  if (isAdministrator === undefined && !error) return null;
  if (!delegatesPrivileges(isAdministrator ?? true, account)) return null;
  if (isAdministrator === undefined) {
    return (
      <Alert tone="warning" urgency="polite" heading={t`You may hand out an administrator's privileges`}>
        {t`It could not be found out whether you are an administrator. If you are, whoever accepts an invitation acts as you, with all that an administrator may do. Restrict the delegation to a billing account, or share it from an account that is no administrator's.`}
      </Alert>
    );
  }
  if (account === undefined) {
    return (
      <Alert tone="warning" urgency="polite" heading={t`You may hand out an administrator's privileges`}>
        {t`It could not be found out how far the delegation reaches. If it is global, whoever accepts an invitation acts as you, with all that an administrator may do.`}
      </Alert>
    );
  }
  return (
    <Alert tone="danger" urgency="polite" heading={t`You hand out an administrator's privileges`}>
      {t`Whoever accepts an invitation acts as you, with all that an administrator may do. Restrict the delegation to a billing account, or share it from an account that is no administrator's.`}
    </Alert>
  );
}
