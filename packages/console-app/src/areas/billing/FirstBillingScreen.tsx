import { Redirect } from 'wouter';
import { href } from '#shared/paths.js';

/** The entry of the navigation: leads to the first screen of billing. */
export default function FirstBillingScreen() {
  return <Redirect to={href('usageReport')} replace />;
}
