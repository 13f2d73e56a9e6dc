/* Messages of screens in the place of a page that cannot be shown: few ever meet them. */

export const errorScreen = {
  detail: 'Technical details',
  correlationId: 'Correlation ID',
  retryAt: 'Next try',
  endsAt: 'Expected to end',
  failed: {
    title: 'Something went wrong',
    message: 'Try again. If it happens again, contact support and tell them what you did.',
  },
  forbidden: {
    title: 'You have no access to this page',
    message: 'Ask the owner of the account for access, or log in as another user.',
  },
  'not-found': {
    title: 'Page not found',
    message: 'There is nothing at this address. It may have been deleted, or the link is incomplete.',
  },
  'server-error': {
    title: 'The server could not answer',
    message: 'The fault is not yours. Try again in a few minutes. If it goes on, contact support.',
  },
  offline: {
    title: 'You are offline',
    message: 'Check your connection to the internet, then try again.',
  },
  'session-expired': {
    title: 'Your session has ended',
    message: 'Log in again to go on.',
  },
  maintenance: {
    title: 'We are doing maintenance',
    message: 'Nothing is lost. Come back a little later.',
  },
};
