import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@livery/ui';

interface LookAtProps {
  /** Where one sees what there is. */
  href: string;
  onClick?: () => void;
}

/** Leads to where one sees whether something was made, before it is made again. */
export function LookAt(props: LookAtProps) {
  const { t } = useLingui();
  return <LinkButton size="small" {...props}>{t`Look whether it is there`}</LinkButton>;
}
