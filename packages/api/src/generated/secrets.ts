/* Made from openapi/ by `npm run generate`. Never edited by hand. */
/** The names of all request and response fields that are secrets: never shown unasked, logged or kept. */
export const secretFields: ReadonlySet<string> = new Set(['access_token', 'apikey', 'client_secret', 'cloud_init', 'code', 'code_verifier', 'id_token', 'intercom_user_hash', 'kong_key', 'password', 'payment_token', 'secretKey', 'session_data', 'setup_token', 'token', 'value']);
