import { useEffect, useState, type FormEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLingui } from '@lingui/react/macro';
import { Alert, ErrorSummary, FormLayout, PageHeader } from '@livery/ui';
import { createVm } from '@livery/api/queries/compute';
import { ApiRequest } from '#shared/ApiRequest.js';
import { useDisplayCurrency } from '#shared/money.js';
import { href } from '#shared/paths.js';
import { storage } from '#shared/storage.js';
import { useSearchState } from '#shared/useSearchState.js';
import { AccessSection } from './AccessSection.js';
import { checkForm } from './check.js';
import { CreationProvider } from './creation.js';
import { DisksSection } from './DisksSection.js';
import { draftOf, isUntouched, startingValues, untouched, type CreateVmValues } from './form.js';
import { ImageSection } from './ImageSection.js';
import { LocationSection } from './LocationSection.js';
import { NetworkSection } from './NetworkSection.js';
import { OptionsSection } from './OptionsSection.js';
import { requestOf } from './request.js';
import { settle } from './settle.js';
import { SizeSection } from './SizeSection.js';
import { StartOver } from './StartOver.js';
import { Summary } from './Summary.js';
import { useCreateVmIssueText, useErrorSummary } from './texts.js';
import { useCatalogue } from './useCatalogue.js';
import { useCreate } from './useCreate.js';
import { usePrices } from './usePrices.js';
import * as styles from './create.css.js';

const imageKeys = ['typeId', 'osName', 'osVersion'] as const;

/**
 * Creates a virtual machine (I 2). The form holds what a person chose and the address holds the image; all else, also
 * what is wrong with it, is worked out from them and the catalogue at each render.
 */
export default function CreateVm() {
  const { t } = useLingui();
  const [start] = useState(() => startingValues());
  const form = useForm<CreateVmValues>({ defaultValues: start });
  const values = useWatch({ control: form.control, compute: (all: CreateVmValues) => all });
  const [image, chooseImage] = useSearchState(imageKeys);
  const { catalogue, queries } = useCatalogue(values.location);
  const vm = settle(values, image, catalogue);
  const currency = useDisplayCurrency();
  const prices = usePrices(queries.pricing.data, vm, values.backup);
  const [attempt, setAttempt] = useState(0);
  const issues = attempt > 0 ? checkForm(values, vm, catalogue) : [];
  const issueText = useCreateVmIssueText();
  const summarize = useErrorSummary();
  const { accounts = [] } = catalogue;
  /* Said before a whole form is filled in for nothing. */
  const nobodyPays = issues.length === 0 && accounts.length > 0 && !vm.account;
  const create = useCreate(form);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: (state) => storage.vmDraft.set({ ...draftOf(state.values) }),
      }),
    [form],
  );

  /** Reads the form anew: a number that is being typed is taken over on the way here. */
  async function submit() {
    const now = form.getValues();
    const wanted = settle(now, image, catalogue);
    const isGood = checkForm(now, wanted, catalogue).length === 0;
    setAttempt(attempt + 1);
    for (const failure of create.failures) failure.dismiss();
    if (isGood) await create.run(requestOf(wanted, now));
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  function startOver() {
    form.reset(untouched);
    storage.vmDraft.clear();
    chooseImage({ typeId: undefined, osName: undefined, osVersion: undefined });
    setAttempt(0);
  }

  return (
    <CreationProvider
      value={{
        form,
        values,
        catalogue,
        queries,
        vm,
        prices,
        chooseImage,
        errorOf(field) {
          const found = issues.find((one) => one.field === field);
          return found && issueText(found.issue);
        },
      }}
    >
      <div className={styles.page}>
        <PageHeader
          title={t`Create virtual machine`}
          back={{ label: t`Virtual machines`, href: href('vms') }}
          actions={isUntouched(values) ? undefined : <StartOver onConfirm={startOver} />}
        />
        <form noValidate autoComplete="off" onSubmit={onSubmit}>
          <FormLayout aside={<Summary action={create} onRetry={() => void submit()} currency={currency} />}>
            {nobodyPays && (
              <div className={styles.problems}>
                <Alert tone="warning">{issueText({ code: 'no-account-to-charge' })}</Alert>
              </div>
            )}
            {issues.length > 0 && (
              <div className={styles.problems}>
                <ErrorSummary errors={summarize(issues)} attempt={attempt} />
              </div>
            )}
            <LocationSection />
            <ImageSection />
            <SizeSection />
            <DisksSection />
            <AccessSection />
            <NetworkSection />
            <OptionsSection />
            {vm.location && <ApiRequest change={createVm} variables={requestOf(vm, values)} />}
          </FormLayout>
        </form>
      </div>
    </CreationProvider>
  );
}
