import { useLingui } from '@lingui/react/macro';
import { RadioGroup, Stack, TextField } from '@livery/ui';
import { checkGrantee, checkShareEnd, shareEnd } from '@livery/api/domain/access';
import { serverTime } from '@livery/api/client/serverClock';
import { accessTexts } from '#generated/access/texts.js';
import { FormField } from '#shared/form/FormField.js';
import { type Form, formPart } from '#shared/form/useForm.js';
import { NarrowField } from '#shared/layout.js';
import { useIssueText } from '#shared/texts/issues.js';
import { useTime } from '#shared/time.js';
import { durationOf, type ShareValues, useDurations } from './invitations.js';

interface Others {
  /** Address of who invites. */
  own: string | undefined;
  /** Addresses that are invited already. */
  invited?: readonly string[];
}

/** The rules of an invitation: what is wrong with each field. */
export function useInvitationCheck({ own, invited = [] }: Others) {
  const { t } = useLingui();
  const issueText = useIssueText(accessTexts);
  const noDate = ({ duration, date }: ShareValues): string | undefined => {
    if (duration !== 'date') return undefined;
    return date.trim() === '' ? t`Choose a date` : t`Enter a day that exists as year-month-day, such as 2026-12-31`;
  };
  return (values: ShareValues): { email: string | undefined; date: string | undefined } => {
    const now = serverTime();
    const end = shareEnd(durationOf(values), now);
    return {
      email: checkGrantee(values.email, { own, invited }).map(issueText)[0],
      date: end === undefined ? noDate(values) : checkShareEnd(end, now).map(issueText)[0],
    };
  };
}

/** Who is invited and for how long: the same in the form of a delegation and in the dialog of one. */
export function InvitationFields<Values extends ShareValues>(props: { form: Form<Values>; optional?: boolean }) {
  const { t } = useLingui();
  const { dateTime } = useTime();
  const durations = useDurations();
  const form = formPart<ShareValues, Values>(props.form);
  const { values } = form;
  const end = shareEnd(durationOf(values), serverTime());
  return (
    <Stack>
      <FormField form={form} name="email">
        {(field) => (
          <TextField
            {...field}
            label={t`Email address`}
            type="email"
            autoComplete="off"
            required={!props.optional}
            optional={props.optional}
            description={t`The person accepts the invitation on their profile, and then acts in your account.`}
          />
        )}
      </FormField>
      <FormField form={form} name="duration">
        {(field) => <RadioGroup {...field} label={t`Access lasts`} options={durations} />}
      </FormField>
      {values.duration === 'date' && (
        <NarrowField>
          <FormField form={form} name="date">
            {(field) => (
              <TextField {...field} label={t`Last day`} required placeholder="2026-12-31" autoComplete="off" />
            )}
          </FormField>
        </NarrowField>
      )}
      {end !== undefined && <output>{t`Access ends ${dateTime(end)}.`}</output>}
    </Stack>
  );
}
