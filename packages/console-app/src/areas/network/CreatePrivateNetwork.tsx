import { useLingui } from '@lingui/react/macro';
import type { Answer } from '@livery/api/client';
import { FormSection, TextField } from '@livery/ui';
import { checkDisplayName } from '@livery/api/domain/issue';
import { createNetwork } from '@livery/api/queries/network';
import { prepare } from '#kit/actions/preparedCall.js';
import { CreatePage, useCreation } from '#kit/create/CreatePage.js';
import { LocationSection } from '#kit/create/LocationSection.js';
import { useLocationChoice } from '#kit/create/useChoices.js';
import { FormField } from '#kit/form/FormField.js';
import { useForm } from '#kit/form/useForm.js';
import { privateNetworks } from '#resources/privateNetworks.js';
import { useMoney } from '#shared/money.js';
import { href } from '#shared/paths.js';
import { useIssueText } from '#shared/texts/issues.js';

const defaults: { location: string | null; name: string } = { location: null, name: '' };

/** Creates a private network (specification: infrastructure, section 2). The provider chooses its address ranges. */
export default function CreatePrivateNetwork() {
  const { t } = useLingui();
  const issueText = useIssueText();
  const places = useLocationChoice();
  const problem = places.isBlocked ? t`Nothing new can be created in any location at the moment.` : undefined;
  const form = useForm({
    defaults,
    check: ({ name }) => ({ location: problem, name: checkDisplayName(name).map(issueText)[0] }),
    draft: { name: privateNetworks.kind, omit: [] },
  });
  const place = places.choose(form.values.location);
  const { money, hourly } = useMoney();
  const creation = useCreation<Answer<'createNetwork'>, typeof defaults>(form);

  const name = form.values.name.trim();
  const location = place?.slug;
  const call = location === undefined ? undefined : prepare(createNetwork, { location, name });
  return (
    <CreatePage
      resource={privateNetworks}
      form={form}
      queries={{ locations: places.query }}
      prices={{ lines: [], monthly: money(0), hourly: hourly(0), note: t`A private network is not charged.` }}
      creation={creation}
      call={call}
      problem={form.attempt === 0 ? problem : undefined}
      locationField="location"
      onSubmit={form.submit(() => {
        if (!call) return;
        void creation.send(call, {
          done: t`Created ${name}`,
          target: (answer) =>
            answer && location ? privateNetworks.hrefOf({ ...answer, location }) : href(privateNetworks.list),
        });
      })}
    >
      <FormField form={form} name="location">
        {(field) => (
          <LocationSection
            field={field}
            location={place}
            query={places.query}
            description={t`A network connects resources of its own location.`}
          />
        )}
      </FormField>
      <FormSection heading={t`Network`} description={t`The provider chooses its address ranges.`}>
        <FormField form={form} name="name">
          {(field) => <TextField {...field} label={t`Name`} required />}
        </FormField>
      </FormSection>
    </CreatePage>
  );
}
