import { useState, type ReactNode } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { useLingui } from '@lingui/react/macro';
import { Button, Inline, Link, LinkButton, PriceSummary, ProgressBar, Select, Stack } from '@livery/ui';
import type { PriceSummaryLine } from '@livery/ui';
import type { Price } from '@livery/api/domain/pricing';
import { CallError } from '@livery/api/errors';
import { RunwayChange } from '#shared/costs/RunwayChange.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { useForm, type Form, type FormOptions } from '#shared/form/useForm.js';
import { useDisplayCurrency } from '#shared/money.js';
import { href } from '#shared/paths.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useVatText } from '#shared/useVatText.js';
import { ActionFailure } from '../actions/ActionFailure.js';
import type { BoundMutation } from '../actions/boundMutation.js';
import { FormPage } from '../page/FormPage.js';
import * as styles from '../page/formPage.css.js';
import { useSubmission, type Sent, type Submission } from '../page/useSubmission.js';
import type { Resource } from '../resource.js';
import { failedQueries, Unsent, type Query } from './Unsent.js';
import type { BillingAccountChoice, LocationChoice } from './useChoices.js';
import { type Choices, lostChoices, useReplacedChoices } from './useReplacedChoices.js';

/** The form of a create page. It is kept as a draft of the kind of resource, and its summary of errors takes the focus. */
export const useCreateForm = <Values extends FieldValues>(
  { kind }: { kind: string },
  options: Pick<FormOptions<Values>, 'defaults' | 'check'>,
): Form<Values> => useForm({ ...options, draft: { name: kind, omit: [] }, errorSummary: true });

/** What a new resource costs, written in the display currency; a dash where it is not known. */
interface FormPrices {
  lines: readonly PriceSummaryLine[];
  monthly: string;
  /** Left out for what is not charged by the hour. */
  hourly?: string;
  /** The same in the site currency before tax, for how long the credit lasts; left out for what is not charged. */
  cost?: Price;
  /** What the price is charged for: "Charged by the hour until the service is deleted." */
  note: string;
  /** The slug of the location whose price list is linked, for a form without `locationChoice`. */
  location?: string | undefined;
}

type Target<Result> = Pick<Sent<Result>, 'target'>;

/** Where it leads has to be said only where the response is no row of the resource. */
type TargetOf<Row, Result> = [Result] extends [Omit<Row, 'location'>] ? unknown : Target<Result>;

interface CreatePageProps<Row extends object, Values extends FieldValues, Result> {
  resource: Resource<Row>;
  form: Form<Values>;
  /** The choices of the fields `location` and `account`, for a form that has them. */
  locationChoice?: LocationChoice;
  billingAccountChoice?: BillingAccountChoice;
  /**
   * Queries of further choices. The form is not sent while one is loading or has failed: it may still change a default, or
   * what was chosen may not be there.
   */
  queries?: Readonly<Record<string, Query>> & { pricing?: Query };
  /** Left out for what is not priced: the button stands below the form then. */
  prices?: FormPrices;
  /**
   * Further choices than `location` and `account`, by field: that one is offered no more is said before a default is sent
   * in its place.
   */
  choices?: Choices;
  /** What is sent; undefined while too little is known. */
  mutation: BoundMutation<Result> | undefined;
  /** What is said and where it leads when the server has agreed: by default to what was created. */
  created: Omit<Sent<Result>, 'target'> & Partial<Target<Result>>;
  /** Called before the form is sent. */
  onSubmit?: () => void;
  /** The label of a field in the summary of errors, other than `location`, `name` and `account`, which are known. */
  labelOf?: (field: string) => string | undefined;
  /** Called after the form was emptied, for what is kept in the address. */
  onStartOver?: () => void;
  /** Why the form cannot be sent whatever is filled in. Shown above the first section. */
  problem?: string | undefined;
  /** A small button to where it can be solved; to the billing accounts where none of them can be charged. */
  problemAction?: ReactNode;
  /** What is on its way, where it may take long: "Sending passport.pdf". */
  progress?: string | undefined;
  /** Shown in place of the form while something is chosen for it. What is being sent goes on. */
  instead?: ReactNode;
  /** The sections. */
  children: ReactNode;
}

/** A form that creates a resource: sections, live price with the button beside them, errors in a summary above. */
export function CreatePage<Row extends object, Values extends FieldValues, Result>(
  props: CreatePageProps<Row, Values, Result> & { created: TargetOf<Row, Result> },
) {
  const submission = useSubmission<Result, Values>(props.form);
  return <CreateForm {...props} submission={submission} />;
}

interface CreateFormProps<Row extends object, Values extends FieldValues, Result> extends CreatePageProps<
  Row,
  Values,
  Result
> {
  submission: Submission<Result>;
}

function CreateForm<Row extends object, Values extends FieldValues, Result>(
  props: CreateFormProps<Row, Values, Result>,
) {
  const {
    resource,
    form,
    submission,
    mutation,
    created,
    onSubmit,
    labelOf,
    onStartOver,
    locationChoice,
    billingAccountChoice,
    prices,
    progress,
    children,
  } = props;
  const { t, i18n } = useLingui();
  const { messages, list } = resource;
  const commonLabels: Readonly<Record<string, string>> = {
    location: t`Location`,
    name: t`Name`,
    account: t`Billing account`,
  };
  const nameOf = (field: string) => labelOf?.(field) ?? commonLabels[field];
  const { location: wanted = null } = form.values as { location?: string | null };
  const location = locationChoice?.choose(wanted)?.slug;
  const problem =
    props.problem ?? (form.attempt === 0 ? (locationChoice?.problem ?? billingAccountChoice?.problem) : undefined);
  const problemAction =
    props.problemAction ??
    (problem !== undefined && problem === billingAccountChoice?.problem && (
      <LinkButton size="small" href={href('billing')}>{t`Billing accounts`}</LinkButton>
    ));
  const failed = failedQueries([
    ...Object.entries(props.queries ?? {}).flatMap(([name, query]) => (name === 'pricing' ? [] : [query])),
    locationChoice?.query,
    billingAccountChoice?.query,
  ]);
  const [isBlocked, setBlocked] = useState(false);
  /* With what was chosen when it was said. */
  const [lost, setLost] = useState<ReadonlyMap<string, unknown>>(new Map());
  const choices = choicesOf(form.values, props);
  const chosenNow = (field: string): unknown => choices[field]?.chosen;
  const replaced = useReplacedChoices(choices);
  const send = form.submit((values) => {
    const isUnknown = mutation === undefined || failed.length > 0;
    const lostNow = isUnknown ? [] : [...new Set([...lostChoices(choices), ...replaced.fields()])];
    setBlocked(isUnknown);
    setLost(new Map(lostNow.map((field) => [field, field in values ? null : chosenNow(field)])));
    for (const field of lostNow as FieldPath<Values>[]) {
      if (field in values) form.setValue(field, null as FieldPathValue<Values, typeof field>);
    }
    if (isUnknown) return undefined;
    replaced.told();
    if (lostNow.length > 0) return undefined;
    onSubmit?.();
    return submission.send(mutation, { target: (result) => hrefOfCreated(resource, location, result), ...created });
  });
  const submit = () => {
    submission.dismissFailures();
    send();
  };
  /* Until something else is chosen. */
  const lostLabels = [...lost].flatMap(([field, chosen]) =>
    chosenNow(field) === chosen ? [nameOf(field) ?? field] : [],
  );
  const blocked = (isBlocked || lostLabels.length > 0) && (
    <Unsent failed={failed} lost={lostLabels} problem={mutation === undefined ? problem : undefined} />
  );
  const parts = { ...props, onSubmit: submit, blocked };
  return (
    <FormPage
      heading={i18n._(messages.create)}
      back={{ label: i18n._(messages.title), href: href(list) }}
      form={form}
      labelOf={nameOf}
      problem={problem}
      problemAction={problemAction}
      mutation={mutation}
      instead={props.instead}
      isLeaveGuarded={form.hasUnsavedSecrets && !submission.loading}
      onSubmit={submit}
      onStartOver={onStartOver}
      aside={prices && <Aside {...parts} prices={prices} />}
      footer={prices ? undefined : <SubmitPart {...parts} />}
    >
      {children}
      {submission.loading && progress !== undefined && <ProgressBar label={progress} />}
    </FormPage>
  );
}

/** The address of what was created, a row but for its location; its list, where the response does not say what it is. */
function hrefOfCreated<Row extends object>(
  { hrefOf, list, source }: Resource<Row>,
  location: string | undefined,
  result: unknown,
): string {
  if (typeof result !== 'object' || result === null) return href(list);
  if (source.scope === 'account') return hrefOf(result as Row);
  return location === undefined ? href(list) : hrefOf({ ...result, location } as Row);
}

/** All choices of a form, by field. */
function choicesOf(values: FieldValues, { locationChoice, billingAccountChoice, choices }: ChoicesOf): Choices {
  const { location = null, account = null } = values as { location?: string | null; account?: string | null };
  return {
    ...(locationChoice && { location: { chosen: location, sent: locationChoice.choose(location)?.slug } }),
    ...(billingAccountChoice && {
      account: { chosen: account, sent: billingAccountChoice.choose(account)?.id.toString() },
    }),
    ...choices,
  };
}

type ChoicesOf = Pick<
  CreatePageProps<object, FieldValues, unknown>,
  'locationChoice' | 'billingAccountChoice' | 'choices'
>;

interface AsideProps<Row extends object, Values extends FieldValues, Result> extends CreateFormProps<
  Row,
  Values,
  Result
> {
  onSubmit: () => void;
  /** Why the form was not sent. */
  blocked: ReactNode;
}

/** The price, the submit button, and above it the errors of the last attempt. */
function Aside<Row extends object, Values extends FieldValues, Result>(
  props: AsideProps<Row, Values, Result> & { prices: FormPrices },
) {
  const { form, locationChoice, billingAccountChoice, prices } = props;
  const { t } = useLingui();
  const vatText = useVatText();
  const { note, cost } = prices;
  const { siteCurrency, isConverted } = useDisplayedCurrency();
  const { location: chosen, account: payer } = form.values as { location?: string | null; account?: string | null };
  const location = locationChoice ? locationChoice.choose(chosen ?? null)?.slug : prices.location;
  return (
    <PriceSummary
      lines={prices.lines}
      monthly={prices.monthly}
      hourly={prices.hourly}
      note={
        <>
          {vatText ? t`Prices ${vatText}. ${note}` : note}{' '}
          {isConverted && t`Converted from ${siteCurrency}, in which you pay.`}{' '}
          <Link href={href('priceList', {}, { location })}>{t`Price list`}</Link>
        </>
      }
      controls={<CurrencySelect />}
      submit={
        <Stack gap={3}>
          {cost && <RunwayChange account={billingAccountChoice?.choose(payer ?? null)} after={cost} />}
          <SubmitPart {...props} />
        </Stack>
      }
    />
  );
}

/** The submit button, and above it the errors of the last attempt. */
function SubmitPart<Row extends object, Values extends FieldValues, Result>(props: AsideProps<Row, Values, Result>) {
  const { resource, form, locationChoice, billingAccountChoice, queries = {}, prices, submission, onSubmit } = props;
  const { t, i18n } = useLingui();
  const [failure] = submission.failures;
  const { pricing } = queries;
  const isLoading = [...Object.values(queries), locationChoice?.query, billingAccountChoice?.query].some(
    (query) => query?.isLoading,
  );
  const isFull = failure?.error instanceof CallError && failure.error.status === 503 && 'location' in form.values;
  const button = (
    <Button
      type="submit"
      variant="primary"
      fullWidth={prices !== undefined}
      {...submission.button(isLoading ? t`Wait until everything has loaded` : undefined)}
    >
      {i18n._(resource.messages.create)}
    </Button>
  );
  return (
    <Stack gap={3}>
      {pricing?.error && !pricing.data && !pricing.isFetching && (
        <ErrorAlert
          heading={t`Failed to load the prices`}
          error={pricing.error}
          onRetry={() => void pricing.refetch()}
        />
      )}
      {props.blocked}
      {isFull ? (
        <ErrorAlert
          heading={failure.heading}
          error={failure.error}
          onRetry={onSubmit}
          onDismiss={failure.dismiss}
          actions={
            <Button size="small" onClick={() => form.setFocus('location' as FieldPath<Values>)}>
              {t`Choose another location`}
            </Button>
          }
        />
      ) : (
        <ActionFailure
          action={{ failures: failure ? [failure] : [] }}
          onRetry={onSubmit}
          verifyHref={href(resource.list)}
        />
      )}
      {prices ? button : <Inline>{button}</Inline>}
    </Stack>
  );
}

/** The currency that prices are shown in, and those that they could be shown in beside the site's own. */
function useDisplayedCurrency() {
  const [chosen, choose] = useDisplayCurrency();
  const { siteCurrency, displayCurrencies } = useSiteConfig();
  const others = displayCurrencies.filter(({ code }) => code !== siteCurrency);
  const displayed = others.find(({ code }) => code === chosen)?.code ?? siteCurrency;
  return { siteCurrency, others, displayed, isConverted: displayed !== siteCurrency, choose };
}

/** The currency that prices are shown in, where the site has several. */
function CurrencySelect() {
  const { t } = useLingui();
  const { siteCurrency, others, displayed, choose } = useDisplayedCurrency();
  if (others.length === 0) return null;
  return (
    <div className={styles.currency}>
      <Select
        label={t`Currency of the prices`}
        labelHidden
        size="small"
        value={displayed}
        onChange={(code) => choose(code === siteCurrency ? undefined : code)}
        options={[siteCurrency, ...others.map(({ code }) => code)].map((code) => ({ id: code, label: code }))}
      />
    </div>
  );
}
