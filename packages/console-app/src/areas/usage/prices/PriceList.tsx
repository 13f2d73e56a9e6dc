import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Button, EmptyState, PageHeader, SearchField, Select, Skeleton, Stack, Text, VisuallyHidden } from '@livery/ui';
import { createRowFilter, useSearchText } from '@livery/ui/collections';
import { isFeatureOn } from '@livery/api/domain/features';
import {
  listCurrencies,
  type ListCurrency,
  pricedLocations,
  pricedPools,
  pricesByGroup,
  pricesIn,
  priceSteps,
} from '@livery/api/domain/priceList';
import type { PriceContext } from '@livery/api/domain/pricing';
import { requestedOrDefault } from '@livery/api/domain/requestedOrDefault';
import type { Pricing } from '@livery/api/generated/types';
import { hostPools } from '@livery/api/queries/compute';
import { pricing } from '@livery/api/queries/config';
import { virtualMachines } from '#resources/virtualMachines.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { useLocations } from '#shared/locations.js';
import { useDisplayCurrency } from '#shared/money.js';
import { QueryBoundary } from '#shared/QueryBoundary.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useSearchState } from '#shared/useSearchState.js';
import { useVatText } from '#shared/useVatText.js';
import * as styles from '../usage.css.js';
import { PriceCard, type PriceRow } from './PriceCard.js';
import { countOfPrices, PriceDownload } from './PriceDownload.js';
import { groupTitles, usePriceLabels } from './usePriceLabels.js';

/**
 * What everything costs per hour and per month, by currency, location and host pool (specification: infrastructure,
 * sections 3, 7 and 9).
 */
export default function PriceList() {
  const { t } = useLingui();
  const query = useQuery(pricing());
  if (query.data) return <Prices pricing={query.data} />;
  return (
    <Stack>
      <PageHeader heading={t`Price list`} />
      <QueryBoundary
        query={query}
        failure={t`The price list could not be loaded`}
        skeleton={
          <Stack>
            <Skeleton shape="block" height={60} width="420px" />
            <Skeleton shape="block" height={pricesHeight} />
          </Stack>
        }
      >
        {() => null}
      </QueryBoundary>
    </Stack>
  );
}

/** Of a field with its label, and of the first prices, in px. */
const fieldHeight = 60;
const pricesHeight = 420;

function Prices({ pricing: list }: { pricing: Pricing }) {
  const { t } = useLingui();
  const { siteCurrency, displayCurrencies } = useSiteConfig();
  const vatText = useVatText();
  const [address, change] = useSearchState(['currency', 'location', 'pool', 'q']);
  const search = useSearchText(address.q ?? '', (q) => change({ q }));
  const [preferred, prefer] = useDisplayCurrency();

  const currencies = useMemo(
    () => listCurrencies(list, siteCurrency, displayCurrencies),
    [list, siteCurrency, displayCurrencies],
  );
  const requested = address.currency ?? preferred;
  const currency = currencies.find(({ code }) => code === requested) ?? currencies[0];
  const choices = pricedLocations(list, currency.listed, useLocations());
  const chosenLocation = requestedOrDefault(choices, ({ slug }) => slug === address.location);
  const location = chosenLocation?.slug ?? '';
  const { query: poolQuery, pools } = useHostPools(list, currency.listed, location);
  const isPending = poolQuery.isLoading;
  const chosenPool = requestedOrDefault(pools, ({ uuid }) => uuid === address.pool);
  // Where the pools could not be read, the address still says which one it is about.
  const pool = chosenPool?.uuid ?? (poolQuery.isError ? address.pool : undefined);
  const poolName = chosenPool?.name || pool;

  const { rows, visible } = usePriceRows(list, { currency: currency.listed, location, pool }, search.text);
  const groups = [...new Set(visible.map(({ group }) => group))];

  return (
    <div className={styles.prices}>
      <Stack>
        <PageHeader
          heading={t`Price list`}
          meta={<Basis currency={currency} vatText={vatText} />}
          actions={
            <PriceDownload rows={visible} currency={currency} location={location} pool={poolName} loading={isPending} />
          }
        />
        <VisuallyHidden role="status">{search.text.trim() === '' ? '' : countOfPrices(visible.length)}</VisuallyHidden>
        <search aria-label={t`Price list`} className={styles.bar}>
          <Choice
            label={t`Currency`}
            value={currency.code}
            options={currencies.map(({ code, display }) => ({ id: code, label: code, description: display?.title }))}
            onChange={(code) => {
              prefer(displayCurrencies.some((one) => one.code === code) && code !== siteCurrency ? code : undefined);
              change({ currency: code }, { push: true });
            }}
          />
          <Choice
            label={t`Location`}
            value={location}
            options={choices.map(({ slug, display_name }) => ({ id: slug, label: display_name }))}
            onChange={(slug) => change({ location: slug, pool: undefined }, { push: true })}
          />
          {isPending && (
            <div className={styles.choice}>
              <Skeleton shape="block" height={fieldHeight} />
            </div>
          )}
          {pools.length > 1 && (
            <Choice
              label={t`Host pool`}
              value={pool ?? null}
              options={pools.map(({ uuid, name, description }) => ({
                id: uuid,
                label: name || uuid,
                description: description ?? undefined,
              }))}
              onChange={(uuid) => change({ pool: uuid }, { push: true })}
            />
          )}
          <div className={styles.search}>
            <SearchField
              label={t`Search the prices`}
              placeholder={t`What is charged`}
              value={search.text}
              onChange={search.change}
              onBlur={search.flush}
              onSubmit={search.flush}
            />
          </div>
        </search>
        {poolQuery.error && !poolQuery.isFetching && (
          <ErrorAlert
            heading={t`Failed to list host pools`}
            error={poolQuery.error}
            note={
              chosenPool
                ? undefined
                : pool === undefined
                  ? t`These are the prices without a host pool.`
                  : t`These are the prices of the host pool ${pool}.`
            }
            onRetry={() => void poolQuery.refetch()}
          />
        )}
        {/* Another pool than the chosen one may have other prices: none are shown before the pools are known. */}
        {isPending ? (
          <Skeleton shape="block" height={pricesHeight} />
        ) : (
          groups.map((group) => (
            <PriceCard
              key={group}
              group={group}
              rows={visible.filter((row) => row.group === group)}
              currency={currency}
            />
          ))
        )}
        {rows.length === 0 && <EmptyState>{t`There are no prices for this location.`}</EmptyState>}
        {rows.length > 0 && visible.length === 0 && (
          <EmptyState
            picture="search"
            action={
              <Button
                onClick={() => {
                  search.forget();
                  change({ q: undefined });
                }}
              >{t`Clear search`}</Button>
            }
          >
            {t`No price matches the search.`}
          </EmptyState>
        )}
      </Stack>
    </div>
  );
}

/** The prices of a place, a line for each step, and those of them that a search leaves. */
function usePriceRows(list: Pricing, { currency, location, pool }: PriceContext, q: string) {
  const { i18n } = useLingui();
  const { features } = useSiteConfig();
  const labels = usePriceLabels();
  const locations = useLocations();
  const rows = useMemo(() => {
    const prices = pricesIn(list, { currency, location, pool }, locations);
    return pricesByGroup(prices, (feature) => isFeatureOn(features, feature)).flatMap(({ group, prices: own }) =>
      own.flatMap((price, at) =>
        priceSteps(price).map((step): PriceRow => ({ id: `${group} ${at} ${step.from}`, group, price, step })),
      ),
    );
  }, [list, currency, location, pool, features, locations]);
  const filter = useMemo(
    () =>
      createRowFilter(rows, [], ({ group, price }) =>
        [
          labels.name(price),
          labels.hint(price),
          price.description,
          price.resource_type,
          i18n._(groupTitles[group]),
        ].join('\n'),
      ),
    [rows, labels, i18n],
  );
  return { rows, visible: useMemo(() => filter.apply({ q, values: {} }), [filter, q]) };
}

/**
 * The host pools of a location, where one of them has prices of its own; those without have the location's. None where the
 * site has no machines.
 */
function useHostPools(list: Pricing, currency: string, location: string) {
  const { features } = useSiteConfig();
  const isPriced = pricedPools(list, currency, location).length > 0;
  const query = useQuery({
    ...hostPools(location),
    enabled: isFeatureOn(features, virtualMachines.feature) && isPriced,
  });
  return { query, pools: query.data ?? [] };
}

interface ChoiceProps {
  label: string;
  value: string | null;
  options: readonly { id: string; label: string; description?: string | undefined }[];
  onChange: (id: string) => void;
}

function Choice(props: ChoiceProps) {
  return (
    <div className={styles.choice}>
      <Select {...props} />
    </div>
  );
}

/** What holds for all prices: without or with tax, and whether they are converted. */
function Basis({ currency: { listed, display }, vatText }: { currency: ListCurrency; vatText: string | undefined }) {
  const { t } = useLingui();
  const charged = vatText
    ? t`Prices ${vatText}. What you use is charged by the hour, a reserved IPv4 address monthly.`
    : t`What you use is charged by the hour, a reserved IPv4 address monthly.`;
  return <Text tone="muted">{display ? t`${charged} Converted from ${listed}, in which you pay.` : charged}</Text>;
}
