import { useLingui } from '@lingui/react/macro';
import { Button, PriceSummary, Select, Stack } from '@livery/ui';
import { CallError } from '@livery/api/errors';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { LookAt } from '#shared/LookAt.js';
import type { useDisplayCurrency } from '#shared/money.js';
import { href } from '#shared/paths.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import type { Action } from '#shared/useAction.js';
import { useCreation } from './creation.js';
import type { CreateVmVariables } from './request.js';
import * as styles from './create.css.js';

interface SummaryProps {
  action: Action<CreateVmVariables>;
  /** Sends the form as it is now. */
  onRetry: () => void;
  currency: ReturnType<typeof useDisplayCurrency>;
}

/** What it costs, the button, and above it what the server had against it. */
export function Summary({ action, onRetry, currency }: SummaryProps) {
  const { t } = useLingui();
  const { form, queries, prices } = useCreation();
  const { vatText } = useSiteConfig();
  const [failure] = action.failures;
  // What was chosen before a reload must not be charged or placed elsewhere because its list is still on its way.
  const isLoading = Object.values(queries).some((query) => query.isLoading);
  const isFull = failure?.error instanceof CallError && failure.error.status === 503;

  return (
    <PriceSummary
      lines={prices.lines}
      monthly={prices.monthly}
      hourly={prices.hourly}
      note={
        vatText
          ? t`Prices ${vatText}. Charged by the hour until the machine is deleted.`
          : t`Charged by the hour until the machine is deleted.`
      }
      controls={<CurrencySelect currency={currency} />}
      submit={
        <Stack gap={3}>
          {queries.pricing.error && !queries.pricing.data && !queries.pricing.isFetching && (
            <ErrorAlert
              title={t`Failed to load the prices`}
              error={queries.pricing.error}
              onRetry={() => void queries.pricing.refetch()}
            />
          )}
          {failure && (
            <ErrorAlert
              title={failure.title}
              error={failure.error}
              onRetry={onRetry}
              onDismiss={failure.dismiss}
              mayBeMade={failure.mayBeMade}
              actions={
                isFull ? (
                  <Button size="small" onClick={() => form.setFocus('location')}>{t`Choose another location`}</Button>
                ) : (
                  failure.mayBeMade && <LookAt href={href('vms')} />
                )
              }
            />
          )}
          <Button
            type="submit"
            variant="primary"
            fullWidth
            loading={action.busy}
            disabledReason={isLoading ? t`Wait until everything has loaded` : undefined}
          >
            {t`Create virtual machine`}
          </Button>
        </Stack>
      }
    />
  );
}

/** The currency that prices are shown in, where the site has several (A 3). */
function CurrencySelect({ currency: [chosen, choose] }: Pick<SummaryProps, 'currency'>) {
  const { t } = useLingui();
  const { siteCurrency, displayCurrencies } = useSiteConfig();
  const others = displayCurrencies.filter(({ code }) => code !== siteCurrency);
  if (others.length === 0) return null;
  const shown = others.some(({ code }) => code === chosen) ? chosen : siteCurrency;
  return (
    <div className={styles.currency}>
      <Select
        label={t`Currency of the prices`}
        labelHidden
        size="small"
        value={shown}
        onChange={(code) => choose(code === siteCurrency ? undefined : code)}
        options={[siteCurrency, ...others.map(({ code }) => code)].map((code) => ({ id: code, label: code }))}
      />
    </div>
  );
}
