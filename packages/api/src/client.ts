/** The way to the server: the client, its binding to the query cache, and the cache's rules (A 7, A 9). */
export { apiOf, bindApi, data } from './client/binding.js';
export { createClient } from './client/createClient.js';
export type { Api, ClientOptions, Credentials } from './client/createClient.js';
export { createQueryClient, privilegesCacheTime, timeUnit } from './client/queryClient.js';
export type { Mismatch, ReportMismatch } from './client/shapeCheck.js';
