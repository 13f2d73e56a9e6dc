import { checkDisplayName } from '../../../domain/issue.js';
import { memberCount } from '../../../domain/network.js';
import { locationCatalogue } from '../../catalogue/locations.js';
import { timestamp } from '../../clock.js';
import type { Call, Handlers } from '../../http/handlers.js';
import { refuseConflict, refuseMissing } from '../../http/refusal.js';
import { assertLocationOpen, assertValid } from '../../rules/assertions.js';
import { logResource } from '../../rules/log.js';
import { networkRecordOf, placeOf } from '../../rules/lookup.js';
import { networkOf, networksOf } from '../../state/networks.js';
import { nextUuid } from '../../state/random.js';
import type { NetworkRecord, State } from '../../state/state.js';

/** Adds a network with the first range of its location that is free. Refuses with 404 or 409. */
export function newNetwork(
  state: State,
  now: number,
  { slug, name, is_default }: { slug: string; name: string; is_default: boolean },
): NetworkRecord {
  const place = state.locations[slug];
  const offer = locationCatalogue[slug];
  if (!place || !offer) return refuseMissing('Location');
  const starts = new Set(Object.values(place.networks).map((one) => one.subnet.split('/')[0]));
  // A range larger than /24 covers the numbers after its own.
  const whole = Object.values(place.networks).some((one) => Number(one.subnet.split('/')[1]) < 24);
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
  place.networks[network.uuid] = network;
  return network;
}

function answered(call: Call<'createNetwork'> | Call<'updateNetwork'>, uuid: string) {
  return networkOf(placeOf(call), uuid) ?? refuseMissing('Network');
}

/** Private networks (specification: infrastructure, section 7). */
export const networks: Pick<
  Handlers,
  'listNetworks' | 'createNetwork' | 'updateNetwork' | 'deleteNetwork' | 'setDefaultNetwork'
> = {
  listNetworks: (call) => networksOf(placeOf(call)),

  createNetwork(call) {
    const { body, state, now, path } = call;
    assertLocationOpen(path.location);
    assertValid('name', checkDisplayName(body.name));
    const first = Object.keys(placeOf(call).networks).length === 0;
    const network = newNetwork(state, now, { slug: path.location, name: body.name, is_default: first });
    logResource(call, 'vpc', network);
    return answered(call, network.uuid);
  },

  updateNetwork(call) {
    const network = networkRecordOf(placeOf(call), call.path.uuid);
    assertValid('name', checkDisplayName(call.body.name));
    network.name = call.body.name;
    network.updated_at = timestamp(call.now);
    logResource(call, 'vpc', network);
    return answered(call, network.uuid);
  },

  deleteNetwork(call) {
    const place = placeOf(call);
    const network = networkRecordOf(place, call.path.uuid);
    if (network.is_default) refuseConflict('The default network of a location is not deleted');
    if (memberCount(networkOf(place, network.uuid) ?? refuseMissing('Network')) > 0) {
      refuseConflict('The network has members');
    }
    delete place.networks[network.uuid];
    logResource(call, 'vpc', network);
  },

  setDefaultNetwork(call) {
    const place = placeOf(call);
    const chosen = networkRecordOf(place, call.path.uuid);
    for (const network of Object.values(place.networks)) {
      if (network.is_default === (network === chosen)) continue;
      network.is_default = network === chosen;
      network.updated_at = timestamp(call.now);
    }
    logResource(call, 'vpc', chosen);
  },
};
