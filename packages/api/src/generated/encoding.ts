/* Made from openapi/ by `npm run generate`. Never edited by hand. */
/** The calls whose body is JSON; all others are form-encoded. */
export const jsonOperations: ReadonlySet<string> = new Set([
  'POST /{location}/network/load_balancers',
  'POST /{location}/network/firewalls',
  'PUT /{location}/network/firewalls/{uuid}',
  'POST /user-resource/service/package',
  'PUT /storage/bucket/cors',
]);
