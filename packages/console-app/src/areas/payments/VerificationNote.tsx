import { useLingui } from '@lingui/react/macro';
import { Text } from '@livery/ui';
import { useSiteMoney } from '#shared/siteMoney.js';
import { useProcessor } from './methods.js';

/** Says before a card is verified what is charged for it, and what the bank will ask. */
export function VerificationNote({ keyword }: { keyword: string }) {
  const { t } = useLingui();
  const { money } = useSiteMoney();
  const processor = useProcessor(keyword);
  if (!processor) return null;
  const { verification_amount: charge, use_3ds_verification: is3ds = false } = processor;
  const amount = money(charge);
  return (
    <>
      {charge ? <Text>{t`To verify the card, ${amount} is charged and returned.`}</Text> : null}
      {/* An amount that the site does not say, or that was not understood, may be any. */}
      {is3ds && (charge === 0 || charge === null) && <Text>{t`Nothing is charged to verify it.`}</Text>}
      {is3ds && <Text>{t`Your bank will ask you to confirm it.`}</Text>}
    </>
  );
}
