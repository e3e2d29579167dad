/**
 * The API may be called from any origin with tokens in headers. Cookies are never sent from another origin, since no
 * response allows credentials (WIRE-7).
 */
export const corsHeaders: Record<string, string> = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'authorization, refresh-token, known-device, content-type, accept-language, idempotency-key, x-request-id',
  'access-control-expose-headers': 'x-access-token, x-refresh-token, x-known-device, x-request-id, retry-after',
  'access-control-max-age': '600',
}
