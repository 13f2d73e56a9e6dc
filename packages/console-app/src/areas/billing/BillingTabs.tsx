export { BillingTabs } from '#resources/components/BillingTabs.js';
