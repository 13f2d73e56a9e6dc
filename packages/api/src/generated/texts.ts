/* Made from openapi/ by `npm run generate`. Never edited by hand. */
/** What is said when an operation fails. */
export const failures = {
  performAction: 'Error performing action',
  createResource: 'There was an error while creating your resource',
  signIn: 'Login error',
  updateUserProfile: 'Failed to update details',
  activateMfa: 'Failed to activate MFA',
  deactivateMfa: 'Failed to deactivate MFA',
  acceptAccessImpersonation: 'Failed to accept invitation',
  startAccessImpersonation: 'Failed to start impersonation',
  createApiToken: 'Failed to create kong token',
  updateApiToken: 'Failed to update kong token',
  deleteApiToken: 'Failed to delete kong token',
  createAccessDelegation: 'Failed to create access delegation group',
  deleteAccessDelegation: 'Failed to delete access delegation',
  createAccessDelegationImpersonation: 'Failed to creating impersonation key',
  deleteAccessDelegationImpersonation: 'Failed to delete impersonation key',
  addPaymentMethod: 'Adding payment method failed',
  topUp: 'Top-up error',
  updateVm: 'Failed to update virtual machine',
  startVm: 'Failed to start virtual machine',
  stopVm: 'Failed to stop virtual machine',
  cloneVm: 'Failed to clone virtual machine',
  rebuildVm: 'Failed to rebuild virtual machine',
  toggleVmBackup: 'Failed to enable/disable backup',
  createReplica: 'Failed to create snapshot of virtual machine',
  deleteReplica: 'Failed to delete snapshot',
  addDisk: 'Failed to add disk to VM',
  resizeDisk: 'Failed to resize disk on VM',
  deleteDisk: 'Failed to delete disk from VM',
  setVmPassword: 'Change password failed',
  listHostPools: 'Failed to list host pools',
  createKubernetesService: 'Kubernetes service can not be created',
  rebuildServiceVm: 'Failed to rebuild virtual machine',
  startServiceResource: 'Failed to start virtual machine',
  stopServiceResource: 'Failed to stop virtual machine',
  getBucket: 'Failed to get storage bucket',
  getStorageUser: 'Failed to get S3 user info',
} as const;

/** Why something cannot be done. */
export const reasons = {
  'location-closed': 'New resources cannot be created in this location at the moment',
  'location-unpublished': 'There is no such location',
  'account-suspended': 'Suspended: nothing can be charged to it',
  'account-pending': 'Waits for validation: nothing can be charged to it yet',
  'account-frozen': 'Frozen: nothing new can be charged to it',
  'account-terminated': 'Closed: nothing can be charged to it',
  'account-over-allowance': 'More than your billing account may use',
  'invitation-pending': 'Accept the invitation first',
  'billing-account-in-use': 'Resources are charged to it; charge them to another billing account or delete them first',
  'billing-account-unpaid': 'Something is unpaid; pay it first',
  'billing-account-default': 'Make another billing account the default first',
  'billing-account-is-default': 'This is the default billing account already',
  'billing-account-not-active': 'Only an active billing account can be the default',
  'payment-method-missing': 'Verified payment method is missing',
  'payment-method-expired': 'The primary payment method has expired',
  'automatic-top-up-unsupported': 'The primary payment method does not support automatic top-up',
  'invoice-running': 'The current period is not billed yet',
  'invoice-paid': 'This is paid already',
  'invoice-payment-in-progress': 'The payment is in progress',
  'invoice-not-payable': 'There is nothing to pay',
  'invoice-payment-active': 'Payment by invoice is active',
  'invoice-payment-pending': 'The application is being reviewed',
  'payment-channel-unavailable': 'Payment channel not available',
  'insufficient-funds': 'Insufficient funds',
  'card-expired': 'The card has expired',
  'card-pending': 'Wait until it has been verified',
  'card-unverified': 'Verify it first',
  'card-verified': 'It has been verified already',
  'card-primary': 'It is primary already',
  'invoice-buys-no-credit': 'Payment by invoice needs no credit: use is billed each month',
  'invoice-needs-approval': 'An administrator approves payment by invoice',
  'vm-running': 'The virtual machine is running',
  'vm-stopped': 'The virtual machine is stopped',
  'vm-not-running': 'The virtual machine is not running',
  'vm-deleted': 'The virtual machine is deleted',
  'vm-in-transition': 'Wait until the virtual machine has finished what it is doing',
  'vm-without-disk': 'The virtual machine has no disk',
  'vm-without-interface': 'The virtual machine has no network interface',
  'vm-without-replica': 'The virtual machine has no snapshot or backup',
  'primary-disk': 'The primary disk cannot be deleted',
  'primary-disk-kept': 'The primary disk stays with its virtual machine',
  'replica-being-made': 'Wait until the snapshot has been made',
  'start-to-change-password': 'Start the virtual machine to change its password',
  'stop-to-rescue': 'Stop the virtual machine to start it in rescue mode',
  'stop-to-move-disk': 'Stop the virtual machine to use its disk for another one',
  'stop-to-resize': 'Stop the virtual machine to resize it',
  'wake-first': 'Start the hibernated virtual machine first',
  'address-assigned': 'The IP address is assigned already; unassign it first',
  'address-unassigned': 'The IP address is not assigned',
  'target-without-address': 'It has no private IP address yet',
  'interface-without-machine': 'Its virtual machine is not known',
  'network-default': 'This is the default network already',
  'target-present': 'It is a target already',
  'target-elsewhere': 'It is not in the private network of the load balancer',
  'firewall-assigned': 'The firewall protects it already',
  'firewall-unassigned': 'The firewall does not protect it',
  'spec-unavailable': 'No available machines',
  'release-too-soon': 'Too soon to release machine',
  'service-requested': 'Wait until the service is ready',
  'service-deleted': 'The service is deleted',
  'service-part-not-a-machine': 'Only a virtual machine can be started, stopped and rebuilt',
  'service-machine-running': 'The machine is running',
  'service-machine-stopped': 'The machine is stopped',
  'service-machine-busy': 'Wait until the machine has finished what it is doing',
  'service-machine-without-backup': 'There is no backup of the machine yet',
  'service-not-in-location': 'The service is not offered in this location',
  'bucket-limit': 'You have as many buckets as you may have; delete one, or ask support for more',
} as const;

/** What is wrong with the value of a field; `{name}` stands for a parameter. */
export const issues = {
  required: 'This field is required',
  'email-malformed': 'Enter an email address such as name@example.com',
  'not-a-whole-number': 'Enter a whole number',
  'too-small': 'Enter at least {min}',
  'too-large': 'Enter at most {max}',
  'not-in-steps': 'Enter {min} plus a multiple of {step}',
  'not-in-list': 'Choose one of {values}',
  'not-matching': 'The provider does not accept this. Use something shorter or simpler.',
  'ssh-key-empty': 'Enter a public SSH key',
  'ssh-key-private': 'This is a private key. Keep it to yourself and use the public one, usually the file that ends in .pub',
  'ssh-key-several': 'Enter one public SSH key, on one line',
  'ssh-key-malformed': 'Not a public SSH key; one looks like "ssh-ed25519 AAAA… name"',
  'ssh-key-unsupported': 'Use an Ed25519, RSA or ECDSA key',
  'ssh-key-too-weak': 'Use an RSA key of at least 2048 bits',
  'grantee-self': 'This is your own address. Invite somebody else.',
  'grantee-invited': 'This address is invited already',
  'share-end-past': 'Choose a time that is still to come',
  'country-malformed': 'Enter a country code of 2 letters, such as EE',
  'country-irremovable': 'A country can only be replaced',
  'language-malformed': 'Enter a language code of 2 or 3 letters, such as en, or leave this empty',
  'document-too-large': 'The file is larger than {max} MB',
  'document-type-unknown': 'Choose a file of one of these types: {types}',
  'document-unreadable': 'The file could not be read',
  'amount-too-low': 'Amount is too low: enter at least {min}',
  'card-number-invalid': 'Not a valid card number',
  'card-expiry-invalid': 'Enter month and year as on the card, for example 09/28',
  'card-expired-date': 'The card has expired',
  'card-code-invalid': 'Enter the 3 or 4 digits of the security code',
  'password-too-short': 'Use at least {min} characters',
  'password-needs-lowercase': 'Add a lowercase letter',
  'password-needs-uppercase': 'Add an uppercase letter',
  'password-needs-digit': 'Add a digit',
  'username-invalid': 'Not a valid user name',
  'disk-must-grow': 'Enter more than {current} GB; a disk can only grow',
  'source-port-taken': 'Another rule has port {port}; a port is forwarded once',
  'ports-malformed': 'Enter a port such as 443, a range such as 8000-8100, or nothing for all ports',
  'ports-out-of-range': 'Enter ports from 1 to 65535',
  'ports-reversed': 'Enter the lower port first',
  'ports-with-icmp': 'ICMP has no ports; leave this empty',
  'endpoint-with-any': 'Leave this empty, or choose what it is',
  'prefix-malformed': '{value} is neither an IP address nor a range such as 203.0.113.0/24',
  'tag-malformed': '{value} is not a tag: it may hold no spaces, commas and semicolons',
  'vlan-out-of-range': '{value} is not a VLAN ID: enter 1 to 4094',
  'address-malformed': 'Enter an IP address such as 203.0.113.7',
  'file-empty': 'There are no rules in it',
  'file-not-json': 'It begins like JSON and is not: {detail}',
  'file-not-rules': 'Expected a list of rules, or an object with the list "rules"',
  'file-not-a-rule': 'Expected a rule, an object with "direction", "protocol" and the other end',
  'file-column-missing': '{name} is missing: name it, and leave it empty for all',
  'file-too-large': 'It is too large: at most {count} rules of 1 MiB are read',
  'file-value-unknown': '{name} is {value}; use one of {values}',
  'file-value-malformed': '{name} is not valid: {value}',
  'file-field-unknown': '{name} is unknown; use {values}',
  'file-cells-beyond': 'The line has more cells than columns',
  'os-id-malformed': 'A lowercase letter first, then lowercase letters, digits, underscores or hyphens',
  'whitelist-entry-invalid': 'Enter an IPv4 address such as 203.0.113.7, or a range such as 203.0.113.0/24',
  'whitelist-entry-known': 'This entry is on the list already',
  'bucket-name-too-short': 'Use at least {min} characters',
  'bucket-name-too-long': 'Use at most {max} characters',
  'bucket-name-characters': 'Use only lowercase letters, digits and hyphens',
  'bucket-name-edges': 'Begin and end with a letter or a digit',
  'bucket-name-prefix': 'Do not begin with xn--',
  'bucket-name-suffix': 'Do not end with -s3alias',
  'bucket-name-taken': 'There is a bucket of this name already; names are shared by all customers',
  'cors-origin-invalid': 'Enter the address of a website, for example https://shop.example',
  'cors-origin-any': 'Lets the pages of every website in, without cookies',
  'cors-origin-path': 'Enter only {origin}: with a path it lets no page in',
  'cors-origin-repeated': 'This origin is in the list already',
} as const;

export type FailureId = keyof typeof failures;

interface ReasonsByArea {
  common: 'location-closed' | 'location-unpublished' | 'account-suspended' | 'account-pending' | 'account-frozen' | 'account-terminated' | 'account-over-allowance';
  identity: never;
  access: 'invitation-pending';
  billing: 'billing-account-in-use' | 'billing-account-unpaid' | 'billing-account-default' | 'billing-account-is-default' | 'billing-account-not-active' | 'payment-method-missing' | 'payment-method-expired' | 'automatic-top-up-unsupported' | 'invoice-running' | 'invoice-paid' | 'invoice-payment-in-progress' | 'invoice-not-payable' | 'invoice-payment-active' | 'invoice-payment-pending';
  payments: 'payment-channel-unavailable' | 'insufficient-funds' | 'card-expired' | 'card-pending' | 'card-unverified' | 'card-verified' | 'card-primary' | 'invoice-buys-no-credit' | 'invoice-needs-approval';
  compute: 'vm-running' | 'vm-stopped' | 'vm-not-running' | 'vm-deleted' | 'vm-in-transition' | 'vm-without-disk' | 'vm-without-interface' | 'vm-without-replica' | 'primary-disk' | 'primary-disk-kept' | 'replica-being-made' | 'start-to-change-password' | 'stop-to-rescue' | 'stop-to-move-disk' | 'stop-to-resize' | 'wake-first';
  network: 'address-assigned' | 'address-unassigned' | 'target-without-address' | 'interface-without-machine' | 'network-default' | 'target-present' | 'target-elsewhere' | 'firewall-assigned' | 'firewall-unassigned';
  metal: 'spec-unavailable' | 'release-too-soon';
  services: 'service-requested' | 'service-deleted' | 'service-part-not-a-machine' | 'service-machine-running' | 'service-machine-stopped' | 'service-machine-busy' | 'service-machine-without-backup' | 'service-not-in-location';
  storage: 'bucket-limit';
}

/** The reasons of an area; of all areas unless one is named. */
export type ReasonCode<Area extends keyof ReasonsByArea = keyof ReasonsByArea> = ReasonsByArea[Area];

interface IssuesByArea {
  common: 'required' | 'email-malformed' | 'not-a-whole-number' | 'too-small' | 'too-large' | 'not-in-steps' | 'not-in-list' | 'not-matching' | 'ssh-key-empty' | 'ssh-key-private' | 'ssh-key-several' | 'ssh-key-malformed' | 'ssh-key-unsupported' | 'ssh-key-too-weak';
  identity: never;
  access: 'grantee-self' | 'grantee-invited' | 'share-end-past';
  billing: 'country-malformed' | 'country-irremovable' | 'language-malformed' | 'document-too-large' | 'document-type-unknown' | 'document-unreadable';
  payments: 'amount-too-low' | 'card-number-invalid' | 'card-expiry-invalid' | 'card-expired-date' | 'card-code-invalid';
  compute: 'password-too-short' | 'password-needs-lowercase' | 'password-needs-uppercase' | 'password-needs-digit' | 'username-invalid' | 'disk-must-grow';
  network: 'source-port-taken' | 'ports-malformed' | 'ports-out-of-range' | 'ports-reversed' | 'ports-with-icmp' | 'endpoint-with-any' | 'prefix-malformed' | 'tag-malformed' | 'vlan-out-of-range' | 'address-malformed' | 'file-empty' | 'file-not-json' | 'file-not-rules' | 'file-not-a-rule' | 'file-column-missing' | 'file-too-large' | 'file-value-unknown' | 'file-value-malformed' | 'file-field-unknown' | 'file-cells-beyond';
  metal: 'os-id-malformed';
  services: 'whitelist-entry-invalid' | 'whitelist-entry-known';
  storage: 'bucket-name-too-short' | 'bucket-name-too-long' | 'bucket-name-characters' | 'bucket-name-edges' | 'bucket-name-prefix' | 'bucket-name-suffix' | 'bucket-name-taken' | 'cors-origin-invalid' | 'cors-origin-any' | 'cors-origin-path' | 'cors-origin-repeated';
}

/** The issues of an area; of all areas unless one is named. */
export type IssueCode<Area extends keyof IssuesByArea = keyof IssuesByArea> = IssuesByArea[Area];
