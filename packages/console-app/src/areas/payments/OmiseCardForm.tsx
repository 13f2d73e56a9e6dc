import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button, Inline, Stack, TextField } from '@livery/ui';
import { checkCardCode, checkCardNumber, readExpiry } from '@livery/api/domain/typedCard';
import { paymentsTexts } from '#generated/payments/texts.js';
import { createOmiseToken } from '#integrations/payments/omise.js';
import { FormField } from '#shared/form/FormField.js';
import { useForm } from '#shared/form/useForm.js';
import { NarrowField } from '#shared/layout.js';
import { useScreenGuard } from '#shared/leaving/useScreenGuard.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useIssueText } from '#shared/texts/issues.js';
import { useConnectionReason } from '#shared/useConnectionReason.js';
import { SaveFailureAlert } from './SaveFailureAlert.js';
import { useProcessor } from './methods.js';
import * as styles from './payments.css.js';
import { useSaveCard, type TokenFormProps } from './useSaveCard.js';

const empty = { holder: '', number: '', expiry: '', code: '', postalCode: '' };

/** A card by Omise. Its code takes what is typed here and makes the token: nothing of it is stored or sent elsewhere. */
export function OmiseCardForm(props: TokenFormProps) {
  const { t } = useLingui();
  const config = useSiteConfig();
  const processor = useProcessor(props.keyword);
  const disconnected = useConnectionReason();
  const issueText = useIssueText(paymentsTexts);
  const [now] = useState(Date.now);
  const { save, isRunning, failure } = useSaveCard(props);
  const asksPostalCode = processor?.show_postalcode_input ?? false;
  const first = (issues: Parameters<typeof issueText>[0][]) => issues[0] && issueText(issues[0]);
  const required = (value: string) => (value.trim() === '' ? issueText({ code: 'required' }) : undefined);
  const form = useForm({
    defaults: empty,
    draft: { name: 'omise_card', omit: ['holder', 'number', 'expiry', 'code', 'postalCode'] },
    check: ({ holder, number, expiry, code, postalCode }) => ({
      holder: required(holder),
      number: first(checkCardNumber(number)),
      expiry: first(readExpiry(expiry, now).issues),
      code: first(checkCardCode(code)),
      postalCode: asksPostalCode ? required(postalCode) : undefined,
    }),
  });
  useScreenGuard(form.hasUnsavedSecrets && !isRunning);
  const submit = form.submit(({ holder, number, expiry, code, postalCode }) => {
    const { month = 0, year = 0 } = readExpiry(expiry, now);
    const digits = number.replaceAll(/\D/g, '');
    const card = { holder, number: digits, month, year, code, ...(asksPostalCode && { postalCode }) };
    return save(() => createOmiseToken(config, processor?.public_key ?? '', card));
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <NarrowField>
          <FormField form={form} name="holder">
            {(field) => <TextField {...field} label={t`Name on the card`} required autoComplete="cc-name" />}
          </FormField>
        </NarrowField>
        <NarrowField>
          <FormField form={form} name="number">
            {(field) => (
              <TextField
                {...field}
                label={t`Card number`}
                required
                inputMode="numeric"
                autoComplete="cc-number"
                maxLength={23}
              />
            )}
          </FormField>
        </NarrowField>
        <NarrowField>
          <div className={styles.cardParts}>
            <FormField form={form} name="expiry">
              {(field) => (
                <TextField {...field} label={t`Expiry (MM/YY)`} required autoComplete="cc-exp" maxLength={7} />
              )}
            </FormField>
            <FormField form={form} name="code">
              {(field) => (
                <TextField
                  {...field}
                  label={t`Security code`}
                  required
                  inputMode="numeric"
                  autoComplete="cc-csc"
                  maxLength={4}
                />
              )}
            </FormField>
          </div>
        </NarrowField>
        {asksPostalCode && (
          <NarrowField>
            <FormField form={form} name="postalCode">
              {(field) => (
                <TextField {...field} label={t`Postal code`} required autoComplete="postal-code" maxLength={12} />
              )}
            </FormField>
          </NarrowField>
        )}
        <SaveFailureAlert failure={failure} />
        <Inline>
          <Button
            type="submit"
            variant="primary"
            loading={isRunning}
            disabledReason={disconnected}
          >{t`Add card`}</Button>
        </Inline>
      </Stack>
    </form>
  );
}
