import type { ReactNode } from 'react';
import { FormField } from '../form/FormField.js';
import { formPart, type Form } from '../form/useForm.js';
import { BillingAccountField } from './BillingAccountField.js';
import { LocationSection } from './LocationSection.js';
import type { BillingAccountChoice, LocationChoice } from './useChoices.js';

interface LocationFieldProps<Values extends { location: string | null }> {
  form: Form<Values>;
  choice: LocationChoice;
  /** What the location means for what is created. */
  description: ReactNode;
}

/** The section of a create form that asks for the location: its field is called `location`. */
export function LocationField<Values extends { location: string | null }>(props: LocationFieldProps<Values>) {
  const { choice, description } = props;
  const form = formPart<{ location: string | null }, Values>(props.form);
  return (
    <FormField form={form} name="location">
      {(field) => (
        <LocationSection
          field={field}
          location={choice.choose(form.values.location)}
          query={choice.query}
          description={description}
        />
      )}
    </FormField>
  );
}

interface AccountFieldProps<Values extends { account: string | null }> {
  form: Form<Values>;
  choice: BillingAccountChoice;
}

/** The field of a create form that asks for the billing account: it is called `account`. */
export function AccountField<Values extends { account: string | null }>({
  choice,
  ...props
}: AccountFieldProps<Values>) {
  const form = formPart<{ account: string | null }, Values>(props.form);
  return (
    <FormField form={form} name="account">
      {(field) => (
        <BillingAccountField
          field={field}
          account={choice.choose(form.values.account)}
          query={choice.query}
          charges={choice.charges}
        />
      )}
    </FormField>
  );
}
