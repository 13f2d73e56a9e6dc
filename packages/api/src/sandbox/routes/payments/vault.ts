import type { HandlersOf } from '../../http/handlers.js';
import { refuse, refuseMissing } from '../../http/refusal.js';
import { hash } from '../../state/random.js';

type VaultHandlers = Pick<HandlersOf<'payments'>, 'getPaypalIdToken' | 'getPaypalSetupToken' | 'getPaypalPaymentToken'>;

const hex = (value: number): string => value.toString(16).padStart(8, '0');

/** The vault: a setup is opened, approved in the vault's own window, and made a payment method. These are reads: they change nothing. */
export const vault: VaultHandlers = {
  getPaypalIdToken: ({ query, now }) => ({ id_token: `id_${hex(hash(query.session_id))}${hex(hash(String(now)))}` }),

  getPaypalSetupToken: ({ state, query, now }) => ({
    setup_token: `setup_${hex(hash(query.session_id))}${hex(hash(`${now} ${state.seed}`))}`,
  }),

  getPaypalPaymentToken({ state, query }) {
    if (!query.setup_token.startsWith(`setup_${hex(hash(query.session_id))}`)) return refuseMissing('Setup');
    if (!state.approved_setups?.includes(query.setup_token)) refuse(400, 'The customer has not approved it');
    return { payment_token: `vault_${query.setup_token.slice('setup_'.length)}` };
  },
};
