import { Redirect } from 'wouter';
import { useNetworkKinds } from '#resources/components/NetworkTabs.js';
import { href } from '#shared/paths.js';

/** The entry of the navigation: leads to the first kind of network resource that the site offers. */
export default function FirstNetworkList() {
  const [first] = useNetworkKinds();
  return first && <Redirect to={href(first.list)} replace />;
}
