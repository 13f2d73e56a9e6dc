/* The kit's one entrance. Outside of `kit/`, everything is imported from `#kit`; docs/kit.md shows how it is used. */

// Descriptions of what is listed.
export {
  defineResource,
  pricingByCatalogue,
  searchTextsOf,
  unknownResource,
  type AlertRule,
  type ListDefinition,
  type Price,
  type Resource,
  type UnknownResource,
} from './resource.js';
export { statusLabel, transitionOf, type StatusDescription } from './status/status.js';
export { ResourceStatus, RowStatus } from './status/ResourceStatus.js';

// Lists.
export { ResourceList } from './list/ResourceList.js';
export { copyable, useCommonColumns } from './list/useListColumns.js';
export { useBillingAccountColumn, usePriceColumn } from './list/useChargeColumns.js';
export { inTransition } from './list/useListFilters.js';
export { csvAmount } from './list/csvAmount.js';
export { useCsvDownload } from './list/useCsvDownload.js';
export { useRows, useRowsOf, type Coverage, type ResourceRows } from './rows/useRows.js';
export { usePrices } from './rows/usePrices.js';
export { RowsFailures } from './rows/RowsFailures.js';

// Actions and their dialogs.
export {
  closeAtOnce,
  defineActions,
  lazyDialog,
  type ActionDefinition,
  type ActionDialogProps,
  type DialogState,
} from './actions/actions.js';
export {
  apiRequestsDialog,
  deleteAction,
  moveBilling,
  moveBillingAction,
  renameAction,
  renameBulk,
} from './actions/commonActions.js';
export { bindMutation, type BoundMutation, type ConflictTexts } from './actions/boundMutation.js';
export { useAction } from './actions/useAction.js';
export { useActions, type Actions } from './actions/useActions.js';
export { useActionReason, useConnectionReason, useReason } from './actions/useReason.js';
export { ConfirmAction } from './actions/ConfirmAction.js';
export { FormDialog } from './actions/FormDialog.js';
export { FormAction } from './actions/FormAction.js';
export { ActionFailure } from './actions/ActionFailure.js';
export { ApiRequest } from './actions/ApiRequest.js';
export { RenameMany } from './actions/RenameMany.js';
export { MoveBillingAccount } from './actions/MoveBillingAccount.js';
export { useStartBulk } from './bulk/BulkRun.js';
export type { BulkJob } from './bulk/runningBulk.js';
export { NameList } from './bulk/NameList.js';

// Forms.
export {
  checkedForm,
  formPart,
  newRow,
  useForm,
  useFormValues,
  type FieldErrors,
  type Form,
  type FormRow,
} from './form/useForm.js';
export { FormField, type FieldBinding } from './form/FormField.js';
export { FieldRow, NarrowField, NoWrap, TextLine } from './form/layout.js';
export { PriceChange } from './form/PriceChange.js';
export { useDaysText, useRunway } from './form/useRunway.js';
export { QueryBoundary, type BoundaryQuery } from './form/QueryBoundary.js';
export { useSshKeyParser } from './form/useSshKeyParser.js';
export { useLeaveGuard } from './form/useLeaveGuard.js';
export { useWorkGuard } from './form/useWorkGuard.js';
export { LeaveDialog } from './form/LeaveDialog.js';
export { useServerValues } from './form/useServerValues.js';
export { restoreDraft, saveDraft } from './form/draft.js';

// Pages.
export { FormPage } from './create/FormPage.js';
export { CreatePage, type FormPrices } from './create/CreatePage.js';
export { hrefOfCreated, useCreateForm, useCreation } from './create/useCreation.js';
export { useBillingAccountChoice, useLocationChoice } from './create/useChoices.js';
export { AccountField, LocationField } from './create/ChoiceFields.js';
export { BillingAccountField, type ChargedAccount } from './create/BillingAccountField.js';
export { LocationSection } from './create/LocationSection.js';
export { CardSkeletons } from './create/CardSkeletons.js';
export { ResourcePage, type PageTools, type ResourceTab } from './page/ResourcePage.js';
