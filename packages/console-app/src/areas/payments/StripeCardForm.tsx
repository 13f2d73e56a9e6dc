import { useLayoutEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Button, Inline, Stack, TextField } from '@livery/ui';
import { runChange } from '@livery/api/queries/change';
import { prehookCard } from '@livery/api/queries/payments';
import { mountCard } from '#integrations/payments/stripe.js';
import type { Mounted, VendorToken } from '#integrations/payments/vendors.js';
import { NarrowField } from '#shared/layout.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useConnectionReason } from '#shared/useConnectionReason.js';
import { useLocale } from '#shared/useLocale.js';
import { SaveFailureAlert } from './SaveFailureAlert.js';
import { useProcessor } from './methods.js';
import { useSaveCard, type TokenFormProps } from './useSaveCard.js';
import { VendorPart } from './VendorPart.js';

/** A card by Stripe: what is typed goes to Stripe alone, the console has the name and the token. */
export function StripeCardForm(props: TokenFormProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const config = useSiteConfig();
  const language = useLocale();
  const processor = useProcessor(props.keyword);
  const disconnected = useConnectionReason();
  const [holder, setHolder] = useState('');
  const name = useRef('');
  const [part, setPart] = useState<Mounted<VendorToken>>();
  const { save, isRunning, failure } = useSaveCard(props);
  // Stripe's fields stay, with what is typed there, where another account is chosen.
  const account = useRef(props.account);
  useLayoutEffect(() => {
    account.current = props.account;
  }, [props.account]);
  const clientSecret = async () => {
    const variables = { billing_account_id: account.current, processor_keyword: 'stripe_creditcard' as const };
    const prepared = await runChange(client, prehookCard, variables);
    if (!prepared) throw new Error('The server did not prepare the card');
    return prepared.client_secret;
  };
  return (
    <Stack gap={4}>
      <NarrowField>
        <TextField
          label={t`Name on the card`}
          value={holder}
          onChange={(value) => {
            setHolder(value);
            name.current = value;
          }}
          autoComplete="cc-name"
        />
      </NarrowField>
      <VendorPart<Mounted<VendorToken>>
        label={t`Card`}
        mount={(target) =>
          mountCard(target, {
            config,
            language,
            key: processor?.public_key ?? '',
            clientSecret,
            holder: () => name.current,
            asksPostalCode: processor?.show_postalcode_input ?? false,
          })
        }
        onReady={setPart}
      />
      <SaveFailureAlert failure={failure} />
      {part && (
        <Inline>
          <Button
            variant="primary"
            loading={isRunning}
            disabledReason={disconnected}
            onClick={() => void save(() => part.submit())}
          >{t`Add card`}</Button>
        </Inline>
      )}
    </Stack>
  );
}
