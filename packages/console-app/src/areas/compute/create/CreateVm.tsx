import { Suspense, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { createVm } from '@livery/api/queries/compute';
import { commonTexts } from '#generated/common/texts.js';
import { bindMutation, CreatePage, LocationField } from '#kit';
import { virtualMachines } from '#resources/virtualMachines.js';
import { checkedForm, useFormValues } from '#shared/form/useForm.js';
import { lazyComponent } from '#shared/lazy.js';
import { href } from '#shared/paths.js';
import { useStorage } from '#shared/services.js';
import { useToasts } from '#shared/toasts.js';
import { useSearchState } from '#shared/useSearchState.js';
import { requestBackup } from '../pendingBackups.js';
import { AccessSection } from './AccessSection.js';
import { CreateVmContext } from './CreateVmContext.js';
import { ImageSection } from './ImageSection.js';
import { NetworkSection } from './NetworkSection.js';
import { OptionsSection } from './OptionsSection.js';
import { appCatalogType, requestOf, resolveVm, type ImageChoice } from './resolveVm.js';
import { DisksSection, SizeSection } from './SizeSection.js';
import { sourceKinds } from './sources.js';
import { useCatalogue } from './useCatalogue.js';
import { usePrices } from './usePrices.js';
import { checkVm, formIssues, useFieldErrors } from './validation.js';
import { customSize, defaultValues, draft, labels, type CreateVmValues } from './values.js';

const AppCatalog = lazyComponent(() => import('./AppCatalog.js'));

const imageKeys = ['typeId', 'osName', 'osVersion', 'source', 'location'] as const;

const isLabelled = (field: string): field is keyof typeof labels => field in labels;

/**
 * Creates a virtual machine (specification: infrastructure, section 2). The form holds what a person chose and the
 * address holds the image; all else, also what is wrong with it, is worked out from them and the catalogue at each render.
 */
export default function CreateVm() {
  const { t, i18n } = useLingui();
  const fields = useFormValues<CreateVmValues>({ defaults: defaultValues, draft, errorSummary: true });
  const { values } = fields;
  const [image, setSearch] = useSearchState(imageKeys);
  const setImage = (choice: Partial<ImageChoice>) => setSearch({ osVersion: undefined, ...choice });
  const isFromSource = sourceKinds.some((kind) => kind === image.typeId);
  const { catalogue, queries, accounts, closed } = useCatalogue(values.location, image.location, isFromSource);
  const fieldErrors = useFieldErrors();
  const storage = useStorage();
  const toasts = useToasts();
  const vmOf = (typed: CreateVmValues) => resolveVm(typed, image, catalogue);
  const form = checkedForm(fields, (typed) => fieldErrors(checkVm(typed, vmOf(typed), catalogue)));
  const vm = vmOf(values);
  const prices = usePrices(queries.pricing.data, vm, values.backup);
  const nobodyPays = (catalogue.accounts ?? []).length > 0 && !vm.account;
  const billingAccountChoice = {
    charges: true,
    query: accounts,
    choose: () => vm.account,
    problem: nobodyPays ? i18n._(formIssues['no-account-to-charge']) : undefined,
  };

  const request = vm.location && requestOf(vm, values);
  const { location = '', name = '' } = request ?? {};

  const isChoosingApp = catalogue.vmApps && image.typeId === appCatalogType && image.osName === undefined;
  /* What the form was left with for the app catalog. */
  const [left, setLeft] = useState<Partial<typeof image>>({ location: image.location });
  if (!isChoosingApp && left !== image) setLeft(image);
  return (
    <CreateVmContext value={{ form, catalogue, queries, billingAccountChoice, vm, prices, setImage }}>
      <CreatePage
        resource={virtualMachines}
        form={form}
        instead={
          isChoosingApp ? (
            <Suspense>
              <AppCatalog images={catalogue.images} query={queries.images} formHref={href('createVm', {}, left)} />
            </Suspense>
          ) : undefined
        }
        queries={queries}
        billingAccountChoice={billingAccountChoice}
        prices={{ ...prices, location: vm.location?.slug }}
        choices={{
          // What a machine is made from decides where it is.
          ...(image.location === undefined && { location: { chosen: values.location, sent: vm.location?.slug } }),
          osName: { chosen: image.osName, sent: vm.image?.os_name, isKept: true },
          osVersion: { chosen: image.osVersion, sent: vm.version?.os_version, isKept: true },
          size: {
            chosen: values.size,
            sent: vm.sizes.find((one) => one.package === vm.package)?.id ?? customSize,
            isKept: true,
          },
          network: { chosen: values.network, sent: vm.network?.uuid, isKept: true },
          pool: { chosen: values.pool, sent: vm.pool?.uuid, isKept: true },
        }}
        mutation={request && bindMutation(createVm, request)}
        created={{
          done: t`${name} is being created`,
          // A response without a uuid has been reported; the machine is in the list.
          target: (result) => (result?.uuid ? href('vm', { location, vmId: result.uuid }) : href('vms')),
          onSuccess(result) {
            if (!values.backup) return;
            if (result?.uuid) requestBackup(storage, { location, uuid: result.uuid });
            else {
              toasts.danger(t`Weekly backups of ${name} are not switched on`, {
                detail: t`The server did not say which one it created. Switch them on on its page.`,
              });
            }
          },
          unknownOutcomeNote: values.backup
            ? t`If it was created, its weekly backups are not switched on: switch them on on its page.`
            : undefined,
        }}
        onStartOver={() => setSearch(Object.fromEntries(imageKeys.map((key) => [key, undefined])))}
        problem={closed && i18n._(commonTexts.reasons[closed])}
        labelOf={(field) => {
          if (isLabelled(field)) return i18n._(labels[field]);
          const number = Number(field.split('.')[1]) + 2;
          return t`Disk ${number}`;
        }}
      >
        <LocationField
          form={form}
          choice={{ query: queries.locations, choose: () => vm.location }}
          description={t`Choose the one closest to your users. A machine cannot be moved later.`}
          // What a machine is made from is in its own location.
          onChoose={() => setSearch({ location: undefined, source: undefined })}
        />
        <ImageSection />
        <SizeSection />
        <DisksSection />
        <AccessSection />
        <NetworkSection />
        <OptionsSection />
      </CreatePage>
    </CreateVmContext>
  );
}
