import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Ellipsis, Plus } from 'lucide-react';
import {
  Badge,
  Button,
  CardBrand,
  EmptyState,
  IconButton,
  Inline,
  LinkButton,
  Menu,
  PageHeader,
  Section,
  Skeleton,
  Stack,
  Text,
} from '@livery/ui';
import { cardStatus } from '@livery/api/domain/payments';
import type { BillingAccount } from '@livery/api/generated/types';
import { useActions, type Actions } from '#kit';
import { useMethodName } from '#resources/useMethodName.js';
import { lazyComponent } from '#shared/lazy.js';
import { href } from '#shared/paths.js';
import { QueryBoundary } from '#shared/QueryBoundary.js';
import { useSearchState } from '#shared/useSearchState.js';
import { cardActions, type NamedCard } from './actions.js';
import { LinkMethods } from './LinkMethods.js';
import { brandOf, statusLabels, useExpiryText } from './methods.js';
import * as styles from './payments.css.js';
import { useAccountsAndCards } from './useAccountsAndCards.js';

const AddMethod = lazyComponent(() => import('./AddMethod.js'));

/** The saved payment methods by billing account (specification: account and billing, sections 3 and 7). */
export default function PaymentMethods() {
  const { t } = useLingui();
  const { query, failure } = useAccountsAndCards();
  const nameOf = useMethodName();
  const [{ add, account: wanted }, change] = useSearchState(['add', 'account']);
  const named = query.data?.cards.map((card): NamedCard => Object.assign({ name: nameOf(card) }, card));
  const actions = useActions(cardActions, { rows: named });
  return (
    <Stack>
      <PageHeader
        heading={t`Payment methods`}
        actions={<LinkButton href={href('topUp', {}, { account: wanted })}>{t`Top up`}</LinkButton>}
        primaryAction={
          add === undefined && (
            <Button variant="primary" icon={Plus} onClick={() => change({ add: 'choose' }, { push: true })}>
              {t`Add payment method`}
            </Button>
          )
        }
      />
      {actions.failures}
      <QueryBoundary query={query} failure={failure} skeleton={<Skeleton shape="block" height={160} />}>
        {({ accounts, cards }) => (
          <>
            {add !== undefined && (
              <AddMethod
                accounts={accounts}
                cards={cards}
                account={wanted}
                processor={add === 'choose' ? undefined : add}
                onChoose={(next) => change(next)}
                onClose={() => change({ add: undefined })}
              />
            )}
            {accounts.length === 0 && add === undefined && <NoAccount />}
            {accounts.map((account) => (
              <OfAccount
                key={account.id}
                account={account}
                cards={(named ?? []).filter((card) => card.billing_account_id === account.id)}
                actions={actions}
              />
            ))}
          </>
        )}
      </QueryBoundary>
      {actions.dialog}
    </Stack>
  );
}

function NoAccount() {
  const { t } = useLingui();
  return (
    <EmptyState action={<LinkButton href={href('createBillingAccount')}>{t`Create billing account`}</LinkButton>}>
      {t`Payment methods belong to a billing account: create one first.`}
    </EmptyState>
  );
}

type CardActions = Actions<typeof cardActions>;

interface OfAccountProps {
  account: BillingAccount;
  cards: readonly NamedCard[];
  actions: CardActions;
}

function OfAccount({ account, cards, actions }: OfAccountProps) {
  const { t } = useLingui();
  const sorted = cards.toSorted((a, b) => Number(b.is_primary) - Number(a.is_primary) || a.id - b.id);
  return (
    <Section heading={account.title}>
      <Stack gap={4}>
        {sorted.length === 0 ? (
          <Text tone="muted">{t`No payment method is saved for this billing account.`}</Text>
        ) : (
          <ul className={styles.methods}>
            {sorted.map((card) => (
              <li key={card.id} className={styles.method}>
                <Method card={card} actions={actions} />
              </li>
            ))}
          </ul>
        )}
        <LinkMethods account={account} />
      </Stack>
    </Section>
  );
}

function Method({ card, actions }: { card: NamedCard; actions: CardActions }) {
  const { t, i18n } = useLingui();
  const expiryText = useExpiryText();
  const [now] = useState(Date.now);
  const status = cardStatus(card, now);
  const { label, tone } = statusLabels[status];
  const { name } = card;
  // A person decides about it: nothing of it is being verified.
  const isApplication = status === 'pending' && card.type === 'paying_by_invoice';
  const expiry = expiryText(card);
  return (
    <>
      <div className={styles.methodHead}>
        <CardBrand brand={brandOf(card)} size={28} />
        <div>
          <Text weight="strong">{name}</Text>
          {card.additional_data.card_holder && <Text tone="muted">{card.additional_data.card_holder}</Text>}
          {expiry !== undefined && <Text tone="muted">{t`Valid until ${expiry}`}</Text>}
        </div>
        <Menu
          label={t`Manage ${name}`}
          trigger={<IconButton icon={Ellipsis} size="small" label={t`Manage ${name}`} />}
          items={actions.menu(card)}
        />
      </div>
      <Inline gap={2}>
        <Badge tone={tone}>{isApplication ? t`Pending` : i18n._(label)}</Badge>
        {card.is_primary && <Badge tone="info">{t`Primary payment method`}</Badge>}
        {status === 'unverified' && (
          <Button size="small" onClick={() => actions.perform('verify', card)}>{t`Verify`}</Button>
        )}
      </Inline>
    </>
  );
}
