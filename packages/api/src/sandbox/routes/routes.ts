import type { Handlers } from '../http/handlers.js';
import { access } from './access.js';
import { billing } from './billing.js';
import { compute } from './compute.js';
import { config } from './config.js';
import { extension } from './extension.js';
import { identity } from './identity.js';
import { metal } from './metal.js';
import { network } from './network.js';
import { payments } from './payments.js';
import { services } from './services.js';
import { storage } from './storage.js';

/** What each operation of the contract does. */
export const handlers: Handlers = {
  ...identity,
  ...access,
  ...config,
  ...billing,
  ...payments,
  ...compute,
  ...metal,
  ...network,
  ...services,
  ...storage,
  ...extension,
};
