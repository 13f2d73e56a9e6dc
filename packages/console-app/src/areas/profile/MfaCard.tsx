import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { Alert, Button, Card, LinkButton, Skeleton, Stack, StatusIndicator } from '@livery/ui';
import type { MfaActivation } from '@livery/api/generated/types';
import { activateMfa, deactivateMfa, enrolmentTimes, mfaStatus } from '@livery/api/queries/profile';
import { identityTexts } from '#generated/identity/texts.js';
import { ActionFailure, ApiRequest, bindMutation, ConfirmMutation, useAction } from '#kit';
import { QueryBoundary } from '#shared/QueryBoundary.js';
import { useToasts } from '#shared/toasts.js';
import { useClock } from '#shared/useClock.js';

/** Only a page that is safe to leave for: the address comes from the server. */
const safeAddress = (address: string | null | undefined): string | undefined =>
  address && /^https:\/\//i.test(address) ? address : undefined;

/** The second factor of signing in (specification: account and billing, section 7). */
export function MfaCard() {
  const { t } = useLingui();
  const toasts = useToasts();
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const query = useQuery(mfaStatus(enrolment?.since));
  const { isFetching } = query;
  /** When the enrolment that was seen to end had begun. */
  const [ended, setEnded] = useState<number>();
  if (enrolment && query.data?.is_active) {
    setEnrolment(undefined);
    setEnded(enrolment.since);
  }
  const notify = useEffectEvent(() => toasts.success(t`Multi-factor authentication is on`));
  useEffect(() => {
    if (ended !== undefined) notify();
  }, [ended]);
  const isSlow = useClock(enrolment !== undefined) - (enrolment?.since ?? Infinity) > enrolmentTimes.limit;
  const refresh = isSlow && (
    <Button
      size="small"
      icon={RefreshCw}
      loading={isFetching}
      onClick={() => void query.refetch()}
    >{t`Refresh`}</Button>
  );
  return (
    <Card
      heading={t`Multi-factor authentication`}
      description={t`Logging in then also asks for a code from a device of yours.`}
    >
      <QueryBoundary
        query={query}
        failure={t`The state of multi-factor authentication could not be loaded`}
        skeleton={<Skeleton count={2} width="240px" />}
      >
        {({ is_active }) => (
          <Stack gap={3}>
            <StatusIndicator tone={is_active ? 'success' : 'neutral'}>
              {is_active === undefined ? t`Unknown` : is_active ? t`On` : t`Off`}
            </StatusIndicator>
            {!is_active && <Activation enrolment={enrolment} refresh={refresh} onStarted={setEnrolment} />}
            {is_active !== false && <Deactivation />}
          </Stack>
        )}
      </QueryBoundary>
    </Card>
  );
}

/** What was answered when it was started, and when that was, in ms since 1970. */
interface Enrolment extends MfaActivation {
  since: number;
}

interface ActivationProps {
  /** Undefined before it is started. */
  enrolment: Enrolment | undefined;
  /** The button that looks whether it is done, once nothing else does. */
  refresh: ReactNode;
  onStarted: (enrolment: Enrolment) => void;
}

function Activation({ enrolment, refresh, onStarted }: ActivationProps) {
  const { t } = useLingui();
  const action = useAction<MfaActivation>((result) => onStarted({ ...result, since: Date.now() }));
  const mutation = bindMutation(activateMfa, {}, { failure: identityTexts.failures.activateMfa });
  const address = safeAddress(enrolment?.enrollment_url);
  return (
    <Stack gap={3}>
      {enrolment && (
        <Alert
          heading={t`Enrol your device`}
          actions={
            (address ?? refresh) && (
              <>
                {address && (
                  <LinkButton external href={address} size="small" variant="primary">{t`Enrol device`}</LinkButton>
                )}
                {refresh}
              </>
            )
          }
        >
          {refresh
            ? t`It takes longer than usual. Refresh once you are done.`
            : address
              ? t`Open the page of the identity provider and follow it. This page notices when you are done.`
              : enrolment.enrollment_url === null
                ? t`A link was sent to your email address. Open it and follow it. This page notices when you are done.`
                : t`The activation has started. The identity provider did not say how to go on. This page notices when you are done.`}
        </Alert>
      )}
      <div>
        <Button {...action.button()} onClick={() => void action.run(mutation, { done: t`MFA activation started` })}>
          {enrolment ? t`Start again` : t`Turn on`}
        </Button>
      </div>
      <ActionFailure action={action} />
      <ApiRequest mutations={[mutation]} />
    </Stack>
  );
}

function Deactivation() {
  const { t } = useLingui();
  /** Undefined while there is no dialog, which is until another one has gone from the screen. */
  const [open, setOpen] = useState<boolean>();
  const mutation = bindMutation(deactivateMfa, {}, { failure: identityTexts.failures.deactivateMfa });
  return (
    <>
      <div>
        <Button onClick={() => setOpen(true)}>{t`Turn off`}</Button>
      </div>
      {open !== undefined && (
        <ConfirmMutation
          dialog={{ open, onOpenChange: setOpen, onExitComplete: () => setOpen(undefined) }}
          heading={t`Turn off multi-factor authentication?`}
          confirmLabel={t`Turn off`}
          danger
          mutation={mutation}
          done={t`Mfa deactivated`}
        >
          {t`Logging in then asks for your password alone. Enrolled devices are no longer asked.`}
        </ConfirmMutation>
      )}
    </>
  );
}
