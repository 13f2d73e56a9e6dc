/* All that the kit exports. Outside of `kit/`, everything is imported from `#kit`; docs/kit.md shows how it is used. */

// Descriptions of what is listed.
export {
  alertRule,
  defineResource,
  unknownResource,
  type ListDefinition,
  type Resource,
  type UnknownResource,
} from './resource.js';
export { statusLabel } from './status/status.js';
export { ResourceStatus } from './status/ResourceStatus.js';

// Lists.
export { ResourceList } from './list/ResourceList.js';
export { copyable, timeKey, useCommonColumns } from './list/useListColumns.js';
export { inTransition } from './list/useListFilters.js';
export { useRows, useRowsOf, type ResourceRows } from './rows/useRows.js';
export { usePrices } from './rows/usePrices.js';
export { RowsFailures } from './rows/RowsFailures.js';

// Actions and their dialogs.
export { defineActions, lazyDialog, type ActionDialogProps } from './actions/actions.js';
export { deleteAction, moveBillingAction, renameAction } from './actions/commonActions.js';
export { bindMutation, type BoundMutation } from './actions/boundMutation.js';
export { useAction } from './actions/useAction.js';
export { useActions, type ActionsOf as Actions } from './actions/useActions.js';
export { ConfirmAction } from './actions/ConfirmAction.js';
export { ConfirmMutation } from './actions/ConfirmMutation.js';
export { FormDialog } from './actions/FormDialog.js';
export { FormAction } from './actions/FormAction.js';
export { ActionFailure } from './actions/ActionFailure.js';
export { ApiRequest } from './actions/ApiRequest.js';

// Pages.
export { CreatePage, useCreateForm } from './create/CreatePage.js';
export { EditPage } from './page/EditPage.js';
export { useInPlaceForm } from './page/useInPlaceForm.js';
export { useBillingAccountChoice, useLocationChoice } from './create/useChoices.js';
export { AccountField } from './create/AccountField.js';
export { LocationField } from './create/LocationField.js';
export { ResourcePage, type PageToolsOf as PageTools } from './page/ResourcePage.js';
