/** The way to the server: the client, its binding to the query cache, and the cache's rules. */
export type { ResponseOf, Operation, ChangeId, OperationId } from './client/operation.js';
export { createClient } from './client/createClient.js';
export type { Api, Credentials, Mismatch } from './client/createClient.js';
export {
  apiOf,
  bindApi,
  catalogueTime,
  createQueryClient,
  privilegesCacheTime,
  timeUnit,
} from './client/queryClient.js';
