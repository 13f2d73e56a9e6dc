import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Alert, EmptyState, FormSection, RadioCards, SegmentedControl, Select, Skeleton, Stack } from '@livery/ui';
import { canOrderIn } from '@livery/api/domain/services';
import type { ServiceConfiguration } from '@livery/api/generated/types';
import { servicesTexts } from '#generated/services/texts.js';
import { FormField } from '#shared/form/FormField.js';
import type { Form } from '#shared/form/useForm.js';
import { CardSkeletons, NarrowField } from '#shared/layout.js';
import { ProductLogo } from '#shared/product-logo/ProductLogo.js';
import { type BoundaryQuery, QueryBoundary } from '#shared/QueryBoundary.js';
import { type Order, type OrderChoice, type OrderValues, sizeId } from './resolveOrder.js';
import { useServiceNames } from './serviceNames.js';
import type { useServicePrices } from './useServicePrices.js';

interface ServiceSectionProps {
  query: BoundaryQuery<readonly ServiceConfiguration[]>;
  order: Order;
  /** What the address asks for. */
  requested: string | undefined;
  onChoose: (choice: Pick<OrderChoice, 'osName' | 'osVersion'>) => void;
  location: string | undefined;
}

/* Between a card with one line of description, as on most phones, and one with two. */
const offerHeights = [70, 70, 70, 70];

/** Which service in which version; one that the location does not offer says so. */
export function ServiceSection({ query, order, requested, onChoose, location }: ServiceSectionProps) {
  const { t, i18n } = useLingui();
  const names = useServiceNames();
  const { offer, version } = order;
  const missing =
    requested !== undefined && offer && requested !== offer.service ? names.ofService(requested) : undefined;
  const card = (one: ServiceConfiguration) => {
    const title = one.display_name ?? names.ofService(one.service);
    const open = location === undefined ? undefined : canOrderIn(one, location);
    return {
      id: one.service,
      label: title,
      description: one.description,
      icon: <ProductLogo name={one.service} title={title} icon={one.icon} />,
      disabledReason: open && !open.allowed ? i18n._(servicesTexts.reasons[open.reason]) : undefined,
    };
  };
  return (
    <FormSection heading={t`Service`} description={t`The provider installs it and backs it up every day.`}>
      <QueryBoundary
        query={query}
        failure={t`Failed to load the services on offer`}
        skeleton={
          <Stack>
            <CardSkeletons heights={offerHeights} />
            <NarrowField>
              <Skeleton shape="block" height={60} />
            </NarrowField>
          </Stack>
        }
      >
        {(offers) =>
          offers.length === 0 ? (
            <EmptyState>{t`No managed service is offered at the moment.`}</EmptyState>
          ) : (
            <>
              {missing !== undefined && (
                <Alert tone="warning">{t`${missing} is not offered here. Choose another service.`}</Alert>
              )}
              <RadioCards
                label={t`Service`}
                labelHidden
                name="osName"
                value={offer?.service ?? null}
                onChange={(osName) => onChoose({ osName, osVersion: undefined })}
                options={offers.map(card)}
              />
              <NarrowField>
                <Select
                  label={t`Version`}
                  name="osVersion"
                  value={version?.version ?? null}
                  onChange={(osVersion) => onChoose({ osName: offer?.service, osVersion })}
                  options={(offer?.versions ?? []).map((one) => ({
                    id: one.version,
                    label: one.display_name ?? one.version,
                  }))}
                />
              </NarrowField>
            </>
          )
        }
      </QueryBoundary>
    </FormSection>
  );
}

interface SizeSectionProps {
  form: Form<OrderValues>;
  order: Order;
  prices: ReturnType<typeof useServicePrices>;
}

/** How large each machine is, and how many there are where a service can have several. */
export function SizeSection({ form, order, prices }: SizeSectionProps) {
  const { t } = useLingui();
  const { offer, size, counts, nodes } = order;
  return (
    <FormSection heading={t`Size`} description={t`What each machine of the service has.`}>
      {offer === undefined ? (
        <CardSkeletons heights={[103, 103, 103, 103]} />
      ) : (
        <FormField form={form} name="size">
          {(field) => (
            <RadioCards
              {...field}
              label={t`Size of each machine`}
              labelHidden
              value={size ? sizeId(size) : null}
              options={(offer.packages ?? []).map((one) => prices.card(one, nodes))}
            />
          )}
        </FormField>
      )}
      {counts.length > 1 && (
        <FormField form={form} name="nodes">
          {(field) => (
            <SegmentedControl
              {...field}
              label={t`Number of machines`}
              value={String(nodes)}
              options={counts.map((count) => ({
                id: String(count),
                label: plural(count, { one: '# machine', other: '# machines' }),
              }))}
            />
          )}
        </FormField>
      )}
    </FormSection>
  );
}
