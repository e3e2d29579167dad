import { createClient } from '#contract/client.ts'

/** An API client as the mobile app is one: tokens in headers, renewed ones read from the answers (D1). */
export function apiClient(baseURL: string) {
  const tokens = { access: '', refresh: '' }
  const client = createClient({
    fetch: (request) => fetch(request),
    urlOf: (base) => `${baseURL}/api/${base}`,
    language: () => 'es',
    headers: () => ({ ...(tokens.access && { authorization: `Bearer ${tokens.access}`, 'refresh-token': tokens.refresh }) }),
    onResponse(response) {
      tokens.access = response.headers.get('x-access-token') ?? tokens.access
      tokens.refresh = response.headers.get('x-refresh-token') ?? tokens.refresh
    },
  })
  return { client, tokens }
}
