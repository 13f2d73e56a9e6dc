import { useLingui } from '@lingui/react/macro';
import { StatusIndicator, type TableColumn } from '@livery/ui';
import { serverTime } from '@livery/api/client/serverClock';
import { hasEnded } from '@livery/api/domain/access';
import type { AccessImpersonation } from '@livery/api/generated/types';
import { useTime } from '#shared/time.js';

type Invitation = Pick<AccessImpersonation, 'accepted_at' | 'created_at' | 'expires_at'>;

interface InvitationFacts<Row> {
  /** Undefined where that was not understood. */
  acceptedOf: (row: Row) => boolean | undefined;
  /** Whether its end was understood. */
  isEndKnown: (row: Row) => boolean;
}

/** The columns of invitations, seen from either side: whether one is accepted, since when, and until when. */
export function useInvitationColumns<Row extends Invitation>({ acceptedOf, isEndKnown }: InvitationFacts<Row>) {
  const { t } = useLingui();
  const { dateTime } = useTime();
  const endOf = (row: Row) => {
    if (!isEndKnown(row)) return t`Unknown`;
    return row.expires_at ? dateTime(row.expires_at) : t`When it is removed`;
  };
  return {
    state: {
      id: 'state',
      header: t`State`,
      width: '120px',
      cell: (row) => <InvitationState accepted={acceptedOf(row)} ended={hasEnded(row, serverTime())} />,
    },
    since: {
      id: 'since',
      header: t`Since`,
      width: '184px',
      cell: ({ accepted_at, created_at }) => dateTime(accepted_at ?? created_at),
    },
    end: { id: 'end', header: t`Ends`, width: '184px', cell: endOf },
  } satisfies Record<string, TableColumn<Row>>;
}

interface InvitationStateProps {
  accepted: boolean | undefined;
  /** Its end has passed. */
  ended: boolean;
}

/** Whether an invitation is accepted (specification: account and billing, section 4), or over. */
function InvitationState({ accepted, ended }: InvitationStateProps) {
  const { t } = useLingui();
  if (ended) return <StatusIndicator>{t`Ended`}</StatusIndicator>;
  if (accepted === undefined) return <StatusIndicator>{t`Unknown`}</StatusIndicator>;
  return <StatusIndicator tone={accepted ? 'success' : 'info'}>{accepted ? t`Accepted` : t`Pending`}</StatusIndicator>;
}
