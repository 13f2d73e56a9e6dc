/* Messages of the components that a page begins without: they come with the first of these. */

export const maskedValue = {
  masked: 'Hidden',
  show: (label: string) => `Show ${label}`,
  visible: (label: string) => `${label} is visible`,
  hidden: (label: string) => `${label} is hidden`,
};

export const numberField = {
  increase: (label: string) => `Increase ${label}`,
  decrease: (label: string) => `Decrease ${label}`,
  atLeast: (limit: string) => `Enter at least ${limit}`,
  atMost: (limit: string) => `Enter at most ${limit}`,
  invalid: 'Enter a number',
  whole: 'Enter a whole number',
  decimals: (count: number) => `Enter at most ${count} ${count === 1 ? 'decimal' : 'decimals'}`,
};

export const comboBox = {
  show: 'Show options',
  empty: 'Nothing matches',
  loading: 'Loading options',
  results: (count: number) => (count === 1 ? '1 option' : `${count} options`),
};

export const chips = {
  remove: (label: string) => `Remove ${label}`,
  removed: (label: string) => `${label} removed`,
  added: (labels: readonly string[]) => `${labels.join(', ')} added`,
  clear: 'Remove all',
  cleared: 'All removed',
  more: (count: number) => `${count} more`,
};

export const multiSelect = {
  chosen: (count: number) => `${count} chosen`,
  selectAll: (count: number) => `Select all ${count}`,
};

export const ipAddressField = {
  malformed: (example: string) => `Enter an address such as ${example}`,
  numberCount: 'An IPv4 address has four numbers with dots between them',
  numberRange: 'Each number of an IPv4 address is from 0 to 255',
  leadingZero: 'Leave out the zero before a number',
  zone: 'Leave out “%” and the zone after it',
  doubleColon: '“::” stands in an IPv6 address once at most',
  partRange: 'Each part of an IPv6 address has one to four digits, 0 to 9 and a to f',
  partCount: 'An IPv6 address has eight parts; “::” stands for those that are zero',
  notVersion4: 'Enter an IPv4 address',
  notVersion6: 'Enter an IPv6 address',
  prefixUnwanted: 'Leave out “/” and what follows: a single address is needed',
  prefixMissing: (example: string) => `Add the length of the network, as in ${example}`,
  prefixRange4: 'After “/” stands a number from 0 to 32',
  prefixRange6: 'After “/” stands a number from 0 to 128',
};

export const phoneField = {
  country: 'Country code',
  withoutCountry: 'Begin with + and the country code, or choose the country',
  unknownCountry: 'No country has this code',
  tooShort: 'The number is too short',
  tooLong: 'The number is too long',
  malformed: 'Enter digits only, after + and the country code',
};

export const ruleList = { met: '(met)', missing: '(missing)', passwordRules: 'Rules of the password' };

export const sshKeyField = {
  hint: 'The public key, usually the content of ~/.ssh/id_ed25519.pub',
  key: (type: string, bits: number) => `${type} key, ${bits} bits`,
  hardwareKey: (type: string, bits: number) => `${type} key, ${bits} bits, on a security key`,
};

export const tagField = {
  entered: (count: number) => `${count} entered`,
  duplicate: (tag: string) => `${tag} is there already`,
  tooMany: (count: number) => `Enter at most ${count}`,
  wrong: (tag: string, problem: string) => `${tag}: ${problem}`,
};

export const form = {
  summary: (count: number) => (count === 1 ? 'Correct one field to continue' : `Correct ${count} fields to continue`),
  unnamed: 'You cannot continue yet',
};

export const stackedNotices = { label: 'Notices', more: (count: number) => `${count} more` };

export const keyValueList = { unknown: 'Unknown' };

export const chart = {
  asTable: 'Show as table',
  asChart: 'Show as chart',
  legend: 'Shown in the chart',
  lastSeries: 'At least one stays in the chart',
  total: 'Total',
};

export const lineChart = {
  time: 'Time',
  empty: 'No measurements in this period.',
  missing: 'no value',
  lowest: 'lowest',
  highest: 'highest',
  latest: 'latest',
};

export const barChart = {
  empty: 'Nothing in this period.',
  missing: 'no value',
  highest: (label: string, value: string) => `highest ${label}, ${value}`,
};

export const dateRangeField = {
  from: 'From',
  to: 'To',
  presets: 'Periods',
  reversed: 'The end is before the start',
};

export const fileDropZone = {
  choose: 'Choose a file',
  chooseSeveral: 'Choose files',
  orDrop: 'or drop it here',
  orDropSeveral: 'or drop them here',
  wrongType: (name: string, types: string) => `${name} is not of these types: ${types}`,
  tooLarge: (name: string, size: string) => `${name} is larger than ${size}`,
  onlyOne: (name: string) => `${name} was not taken: choose one file`,
  folder: (name: string) => `${name} is a folder: choose files`,
};

export const uploadList = {
  label: 'Uploads',
  uploading: (count: number) => (count === 1 ? 'Uploading 1 file' : `Uploading ${count} files`),
  uploaded: (count: number) => (count === 1 ? 'Uploaded 1 file' : `Uploaded ${count} files`),
  failed: (count: number) => `${count} failed`,
  progress: (uploaded: string, size: string) => `${uploaded} of ${size}`,
  isUploaded: 'Uploaded',
  isPaused: 'Paused',
  isWaiting: 'Waiting',
  isFailed: 'Failed',
  isRefused: 'Refused',
  pause: (name: string) => `Pause ${name}`,
  resume: (name: string) => `Resume ${name}`,
  retry: (name: string) => `Retry ${name}`,
  cancel: (name: string) => `Cancel ${name}`,
  remove: (name: string) => `Remove ${name} from the list`,
  pauseAll: 'Pause all',
  resumeAll: 'Resume all',
  retryAll: 'Retry all',
  cancelAll: 'Cancel all',
};

export const rowsEditor = {
  moveUp: (row: string) => `Move ${row} up`,
  moveDown: (row: string) => `Move ${row} down`,
  duplicate: (row: string) => `Duplicate ${row}`,
  remove: (row: string) => `Remove ${row}`,
  isFirst: 'It is the first',
  isLast: 'It is the last',
  atLeast: (count: number) => `There must be at least ${count}`,
  atMost: (count: number) => `There can be at most ${count}`,
  added: (row: string) => `${row} added`,
  addedMany: (count: number) => `${count} rows added`,
  moved: (place: number) => `Moved to place ${place}`,
  removed: (row: string) => `${row} removed`,
  removedMany: (count: number) => `${count} rows removed`,
};

export const stepper = {
  optional: 'optional',
  done: 'Done',
  error: 'Error',
  announcement: (step: number, count: number, label: string) => `Step ${step} of ${count}: ${label}`,
};

export const pagination = {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  isFirst: 'This is the first page',
  isLast: 'There are no more pages',
  page: (page: string) => `Page ${page}`,
  pageOf: (page: string, count: string) => `Page ${page} of ${count}`,
  range: (from: string, to: string, total: string) => `${from}–${to} of ${total}`,
  pageSize: 'Rows per page',
};

export const dateField = {
  incomplete: 'Enter a whole date',
  notBefore: (day: string) => `Choose ${day} or a later day`,
  notAfter: (day: string) => `Choose ${day} or an earlier day`,
};

export const invoiceView = {
  description: 'Description',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  tax: 'Tax',
  amount: 'Amount',
  empty: 'Nothing is charged.',
};

export const dialog = { close: 'Close' };

export const drawer = { close: 'Close' };

export const confirmByName = {
  label: (name: string) => `Type “${name}” to confirm`,
  goesWithIt: 'What goes with it',
  irreversible: 'This cannot be undone.',
  typeFirst: 'Type the name to confirm',
  mismatch: 'The name does not match yet',
};

export const columnChooser = { title: 'Columns', restore: 'Restore the default', close: 'Close' };

export const oneTimeSecret = {
  copied: 'I have copied it to a safe place',
  confirmFirst: 'Copy it first and confirm that you have.',
  done: 'Done',
};

export const impersonationStrip = {
  label: 'Access to another account',
  accountOf: (owner: string) => `You are in the account of ${owner}`,
  leave: 'Back to your account',
};

export const commandPalette = {
  close: 'Close',
  results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  loading: 'Loading',
  move: 'to move',
  choose: 'to choose',
  leave: 'to close',
};

export const priceSummary = {
  title: 'Price',
  perMonth: 'per month',
  perHour: 'per hour',
  showDetails: 'Show price details',
  hideDetails: 'Hide price details',
};

export const columnHandle = { width: (column: string) => `Width of ${column}` };

export const splitPanel = {
  size: (heading: string) => `Size of ${heading}`,
  collapse: (heading: string) => `Collapse ${heading}`,
  expand: (heading: string) => `Expand ${heading}`,
  close: (heading: string) => `Close ${heading}`,
};

export const sideNavigation = { collapse: 'Collapse navigation', expand: 'Expand navigation' };
