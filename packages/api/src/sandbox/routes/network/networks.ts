import { checkDisplayName } from '../../../domain/issue.js';
import { memberCount } from '../../../domain/network.js';
import { locationCatalogue } from '../../catalogue/locations.js';
import { timestamp } from '../../clock.js';
import type { Call, Handlers } from '../../http/handlers.js';
import { refuseConflict, refuseMissing } from '../../http/refusal.js';
import { assertLocationOpen, assertValid } from '../../rules/assertions.js';
import { logResource } from '../../rules/log.js';
import { networkRecordOf, locationStateOf } from '../../rules/lookup.js';
import { networkOf, networksOf } from '../../state/networks.js';
import { nextUuid } from '../../state/random.js';
import type { NetworkRecord, State } from '../../state/state.js';

/** Adds a network with the first range of its location that is free. Refuses with 404 or 409. */
export function newNetwork(
  state: State,
  now: number,
  { slug, name, is_default }: { slug: string; name: string; is_default: boolean },
): NetworkRecord {
  const locationState = state.locations[slug];
  const offer = locationCatalogue[slug];
  if (!locationState || !offer) return refuseMissing('Location');
  const starts = new Set(Object.values(locationState.networks).map((one) => one.subnet.split('/')[0]));
  // A range larger than /24 covers the numbers after its own.
  const whole = Object.values(locationState.networks).some((one) => Number(one.subnet.split('/')[1]) < 24);
  const octet = whole ? offer.private_octet + 100 : offer.private_octet;
  const number = Array.from({ length: 256 }, (_, at) => at).find((at) => !starts.has(`10.${octet}.${at}.0`));
  if (number === undefined) return refuseConflict('There is no free range for another network in this location');
  const network: NetworkRecord = {
    uuid: nextUuid(state),
    name,
    type: 'private',
    subnet: `10.${octet}.${number}.0/24`,
    subnet_ipv6: is_default && offer.ipv6_prefix ? `${offer.ipv6_prefix}:${(number + 1).toString(16)}::/64` : null,
    is_default,
    location: slug,
    created_at: timestamp(now),
    updated_at: timestamp(now),
  };
  locationState.networks[network.uuid] = network;
  return network;
}

function answered(call: Call<'createNetwork'> | Call<'updateNetwork'>, uuid: string) {
  return networkOf(locationStateOf(call), uuid) ?? refuseMissing('Network');
}

/** Private networks (specification: infrastructure, section 7). */
export const networks: Pick<
  Handlers,
  'listNetworks' | 'createNetwork' | 'updateNetwork' | 'deleteNetwork' | 'setDefaultNetwork'
> = {
  listNetworks: (call) => networksOf(locationStateOf(call)),

  createNetwork(call) {
    const { body, state, now, path } = call;
    assertLocationOpen(path.location);
    assertValid('name', checkDisplayName(body.name));
    const first = Object.keys(locationStateOf(call).networks).length === 0;
    const network = newNetwork(state, now, { slug: path.location, name: body.name, is_default: first });
    logResource(call, 'vpc', network);
    return answered(call, network.uuid);
  },

  updateNetwork(call) {
    const network = networkRecordOf(locationStateOf(call), call.path.uuid);
    assertValid('name', checkDisplayName(call.body.name));
    network.name = call.body.name;
    network.updated_at = timestamp(call.now);
    logResource(call, 'vpc', network);
    return answered(call, network.uuid);
  },

  deleteNetwork(call) {
    const locationState = locationStateOf(call);
    const network = networkRecordOf(locationState, call.path.uuid);
    if (network.is_default) refuseConflict('The default network of a location is not deleted');
    if (memberCount(networkOf(locationState, network.uuid) ?? refuseMissing('Network')) > 0) {
      refuseConflict('The network has members');
    }
    delete locationState.networks[network.uuid];
    logResource(call, 'vpc', network);
  },

  setDefaultNetwork(call) {
    const locationState = locationStateOf(call);
    const chosen = networkRecordOf(locationState, call.path.uuid);
    for (const network of Object.values(locationState.networks)) {
      if (network.is_default === (network === chosen)) continue;
      network.is_default = network === chosen;
      network.updated_at = timestamp(call.now);
    }
    logResource(call, 'vpc', chosen);
  },
};
