import { useLingui } from '@lingui/react/macro';
import { FormSection, TextField } from '@livery/ui';
import { checkDisplayName } from '@livery/api/domain/issue';
import { createNetwork } from '@livery/api/queries/network';
import { bindMutation, CreatePage, LocationField, useCreateForm, useLocationChoice } from '#kit';
import { privateNetworks } from '#resources/privateNetworks.js';
import { FormField } from '#shared/form/FormField.js';
import { useIssueText } from '#shared/texts/issues.js';

const defaults: { location: string | null; name: string } = { location: null, name: '' };

/** Creates a private network (specification: infrastructure, section 2). The provider chooses its address ranges. */
export default function CreatePrivateNetwork() {
  const { t } = useLingui();
  const issueText = useIssueText();
  const locationChoice = useLocationChoice();
  const form = useCreateForm(privateNetworks, {
    defaults,
    check: ({ name }) => ({ location: locationChoice.problem, name: checkDisplayName(name).map(issueText)[0] }),
  });
  const location = locationChoice.choose(form.values.location)?.slug;
  const name = form.values.name.trim();
  const mutation = location === undefined ? undefined : bindMutation(createNetwork, { location, name });
  return (
    <CreatePage
      resource={privateNetworks}
      form={form}
      locationChoice={locationChoice}
      mutation={mutation}
      created={{ done: t`Created ${name}` }}
    >
      <LocationField
        form={form}
        choice={locationChoice}
        description={t`A network connects resources of its own location.`}
      />
      <FormSection heading={t`Network`} description={t`The provider chooses its address ranges.`}>
        <FormField form={form} name="name">
          {(field) => <TextField {...field} label={t`Name`} required />}
        </FormField>
      </FormSection>
    </CreatePage>
  );
}
