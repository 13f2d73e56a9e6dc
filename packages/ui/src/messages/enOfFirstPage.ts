/* Messages of components that the first page of an application has, and most others do without. */

export const passwordField = { show: 'Show characters', shown: 'Characters shown', hidden: 'Characters hidden' };

export const alert = {
  dismiss: 'Dismiss',
  neutral: 'Note',
  info: 'Information',
  success: 'Success',
  warning: 'Warning',
  danger: 'Error',
};

export const loadingScreen = { loading: 'Loading' };
