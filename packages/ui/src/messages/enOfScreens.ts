/* Messages of the components that most screens of an application have: they come with the first of these. */

export const searchField = { clear: 'Clear search' };

export const select = { placeholder: 'Select', empty: 'No options' };

export const requiredField = { required: 'required' };

export const copyButton = {
  copy: 'Copy',
  copied: 'Copied',
  refused: 'The browser refused access to the clipboard. Select the text and copy it yourself:',
};

export const table = {
  selectAll: 'Select all rows',
  selectRow: (row: string) => `Select ${row}`,
  selected: (count: string) => `${count} selected`,
  clearSelection: 'Clear selection',
  bulkActions: 'Actions for the selected rows',
  viewAll: (count: string) => `View all (${count})`,
  viewFirst: (count: string) => `Show only the first ${count}`,
  sortBy: 'Sort by',
  unsorted: 'As listed',
  ascending: (column: string) => `${column}, ascending`,
  descending: (column: string) => `${column}, descending`,
  loading: 'Loading rows',
};

export const popup = { failed: 'This could not be loaded. Check the connection and press again.' };

export const modal = {
  failed: 'This could not be loaded. Check the connection and try again.',
  retry: 'Try again',
  close: 'Close',
};

export const infoIcon = { label: 'More information' };

export const pageHeader = { breadcrumb: 'Breadcrumb' };

export const toast = {
  region: 'Notifications, F6 to reach them',
  close: 'Close notification',
  success: 'Success',
  danger: 'Error',
  warning: 'Warning',
  info: 'Information',
};

export const skipLink = { toContent: 'Skip to content' };

export const confirm = { cancel: 'Cancel' };

export const appShell = { navigation: 'Main', openNavigation: 'Open navigation' };
