import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Stack, Text } from '@livery/ui';
import { apiOf } from '@livery/api/client';
import {
  getPaypalIdToken,
  getPaypalPaymentToken,
  getPaypalSetupToken,
} from '@livery/api/generated/operations/payments';
import { mountVault } from '#integrations/payments/paypal.js';
import type { VendorToken } from '#integrations/payments/vendors.js';
import { useServices } from '#shared/services.js';
import { base } from '#shared/session.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { SaveFailureAlert } from './SaveFailureAlert.js';
import { useProcessor } from './methods.js';
import { useSaveCard, type TokenFormProps } from './useSaveCard.js';
import { vaultSession } from './vaultSession.js';
import { VendorPart } from './VendorPart.js';

/** A wallet of the vault: its window lets the customer approve the setup, the server makes the payment method of it. */
export function VaultForm(props: TokenFormProps) {
  const { t } = useLingui();
  const api = apiOf(useQueryClient());
  const config = useSiteConfig();
  const { environment, storage } = useServices();
  const { address } = environment;
  const processor = useProcessor(props.keyword);
  const session = vaultSession(storage);
  const { save, isRunning, failure } = useSaveCard(props, session);
  const query = { session_id: session };

  async function paymentToken(approved: VendorToken): Promise<VendorToken> {
    if (!('token' in approved)) return approved;
    const { payment_token } = await api.read(getPaypalPaymentToken, { ...query, setup_token: approved.token });
    return { token: payment_token };
  }

  return (
    <Stack gap={4}>
      <Text>{t`PayPal opens a window where you log in and approve. Popups must be allowed for some payment methods.`}</Text>
      <VendorPart
        // The button saves for the account that it was made for.
        key={props.account}
        label="PayPal"
        mount={async (target) => {
          const { id_token } = await api.read(getPaypalIdToken, query);
          const return_url = `${address.origin}${base}/payment_return`;
          const destroy = await mountVault(target, {
            config,
            key: processor?.public_key ?? '',
            idToken: id_token,
            createSetup: async () => (await api.read(getPaypalSetupToken, { ...query, return_url })).setup_token,
            onEnd: (result) => void save(() => paymentToken(result)),
          });
          return { destroy };
        }}
      />
      {isRunning && <Text tone="muted">{t`Saving the payment method…`}</Text>}
      <SaveFailureAlert failure={failure} />
    </Stack>
  );
}
