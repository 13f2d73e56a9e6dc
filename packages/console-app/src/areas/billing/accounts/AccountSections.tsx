import type { ComponentType, ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import {
  ComboBox,
  CountryField,
  FormSection,
  Link,
  PhoneField,
  TextField,
  useCodeOptions,
  type CountryFieldProps,
} from '@livery/ui';
import type { BillingAccountFieldSetting } from '@livery/api/generated/types';
import { useBrand } from '#shared/brand.js';
import { FormField } from '#shared/form/FormField.js';
import type { Form } from '#shared/form/useForm.js';
import { FieldRow } from '#shared/layout.js';
import type { AccountFields, AccountValues, TextField as FieldName } from './accountForm.js';
import { DocumentField } from './DocumentField.js';
import { useFieldLabels } from './useFieldLabels.js';

/** The languages offered for invoices (ISO 639-1): those that are official in some country and widely used. */
const languageCodes: readonly string[] = `
  af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl he hi hr hu hy id is it ja ka kk km ko ky
  lo lt lv mk mn ms mt my nb ne nl pl pt ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi zh zu
`
  .trim()
  .split(/\s+/);

interface SectionsProps {
  form: Form<AccountValues>;
  fields: AccountFields;
  /** The name of the document that the account has. */
  documentName?: string | null | undefined;
}

type Section = { heading: string; description?: string; rows: readonly (readonly FieldName[])[] };

/** The fields of a billing account, by the site's configuration; a section with none of them is left out. */
export function AccountSections({ form, fields, documentName }: SectionsProps) {
  const { t } = useLingui();
  const sections: readonly Section[] = [
    {
      heading: t`Billing account`,
      rows: [['title'], ['email', 'lang']],
    },
    {
      heading: t`Company`,
      description: t`Left empty by a person.`,
      rows: [['company_name'], ['company_reg_code', 'company_vat_number']],
    },
    { heading: t`Contact`, rows: [['customer_name', 'customer_phone'], ['customer_id_number']] },
    {
      heading: t`Address`,
      rows: [['address_line1'], ['address_line2'], ['post_index', 'city'], ['county', 'country']],
    },
    { heading: t`References`, rows: [['integration_id', 'referral_code']] },
  ];
  const settingOf = (name: FieldName) => fields.settings.find(({ field }) => field === name);
  return (
    <>
      {sections.map(({ heading, description, rows }) => {
        const shown = rows.map((row) => row.flatMap((name) => settingOf(name) ?? [])).filter((row) => row.length > 0);
        if (shown.length === 0) return null;
        return (
          <FormSection key={heading} heading={heading} description={description}>
            {shown.map((row) =>
              row.length > 1 ? (
                <FieldRow key={row[0]?.field}>
                  {row.map((setting) => (
                    <AccountField key={setting.field} form={form} setting={setting} />
                  ))}
                </FieldRow>
              ) : (
                row.map((setting) => <AccountField key={setting.field} form={form} setting={setting} />)
              ),
            )}
          </FormSection>
        );
      })}
      {fields.document && (
        <FormSection
          heading={t`Document`}
          description={t`Shows who you are or that the company is yours, for the validation of the account.`}
        >
          <FormField form={form} name="document">
            {(field) => (
              <DocumentField
                value={field.value}
                onChange={field.onChange}
                error={field.error}
                existing={documentName}
                required={fields.document?.required === true}
              />
            )}
          </FormField>
        </FormSection>
      )}
    </>
  );
}

interface CodeFieldProps extends Omit<CountryFieldProps, 'codes' | 'value' | 'onChange'> {
  value: string | null;
  onChange: (code: string | null) => void;
}

/** The language of invoices, by its name. The code that came is offered too. */
function LanguageField(props: CodeFieldProps) {
  return <ComboBox {...props} options={useCodeOptions(languageCodes, 'language', props.value)} />;
}

/** What is chosen by its name and saved as a code. */
const codeFields: Partial<Record<FieldName, ComponentType<CodeFieldProps>>> = {
  country: CountryField,
  lang: LanguageField,
};

function AccountField({ form, setting }: { form: Form<AccountValues>; setting: BillingAccountFieldSetting }) {
  const { t } = useLingui();
  const labels = useFieldLabels();
  const { integrationId } = useBrand();
  const name = setting.field as FieldName;
  const Code = codeFields[name];
  const hints: Partial<Record<FieldName, ReactNode>> = {
    email: t`The provider writes there.`,
    integration_id: integrationId.registrationUrl && (
      <Link href={integrationId.registrationUrl} external>{t`Register for one`}</Link>
    ),
  };
  const marks = { required: setting.required, optional: !setting.required };
  return (
    <FormField form={form} name={`texts.${name}`}>
      {({ value, onChange, ...field }) =>
        Code ? (
          <Code
            {...field}
            {...marks}
            label={labels[name]}
            placeholder={t`Type a name or choose`}
            value={value === '' ? null : value}
            onChange={(code) => onChange(code ?? '')}
          />
        ) : name === 'customer_phone' ? (
          <PhoneField {...field} {...marks} value={value} onChange={onChange} label={labels[name]} />
        ) : (
          <TextField
            {...field}
            {...marks}
            value={value}
            onChange={onChange}
            label={labels[name]}
            description={hints[name]}
            type={name === 'email' ? 'email' : 'text'}
          />
        )
      }
    </FormField>
  );
}
