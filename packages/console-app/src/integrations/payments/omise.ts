import type { VendorConfig } from '#integrations/vendors/origins.js';
import { vendorGlobal, type VendorToken } from './vendors.js';

/** Of Omise.js what is used (https://docs.omise.co/omise-js). */
interface Omise {
  setPublicKey: (key: string) => void;
  createToken: (
    kind: 'card',
    card: Record<string, string | number>,
    done: (status: number, response: { id?: string; message?: string }) => void,
  ) => void;
}

/** A card as it is typed. It is sent to Omise alone, and kept nowhere. */
interface TypedCard {
  number: string;
  holder: string;
  month: number;
  year: number;
  code: string;
  postalCode?: string;
}

/** Makes a token of a card at Omise. Rejects where its code cannot be loaded. */
export async function createOmiseToken(config: VendorConfig, key: string, card: TypedCard): Promise<VendorToken> {
  const omise = await vendorGlobal<Omise>('Omise', config, 'https://cdn.omise.co/omise.js');
  omise.setPublicKey(key);
  return new Promise((resolve) => {
    omise.createToken(
      'card',
      {
        name: card.holder,
        number: card.number,
        expiration_month: card.month,
        expiration_year: card.year,
        security_code: card.code,
        ...(card.postalCode !== undefined && { postal_code: card.postalCode }),
      },
      (status, { id, message }) =>
        resolve(status === 200 && id !== undefined ? { token: id } : { message: message ?? `Omise error ${status}` }),
    );
  });
}
