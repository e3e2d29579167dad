import type { Client } from '#contract/client.ts'
import { endpointName } from '#contract/endpoint.ts'

/**
 * A visitor's client that caches the replies to queries without input, of which there are few and every page needs
 * some: the configuration, the branches, the categories. A reply is fresh until the catalogue's version moves, and for
 * as long as `mayBeStale` allows.
 */
export function cacheSharedReplies(
  client: Client,
  version: () => number,
  mayBeStale: () => boolean = () => false,
): Client {
  const replies = new Map<string, { version: number; reply: Promise<unknown> }>()
  return {
    call(endpoint, input, options) {
      if (endpoint.kind === 'command' || Object.keys(input as object).length > 0)
        return client.call(endpoint, input, options)
      const name = endpointName(endpoint)
      const cached = replies.get(name)
      if (cached && (cached.version === version() || mayBeStale())) return cached.reply as never
      const reply = client.call(endpoint, input, options)
      replies.set(name, { version: version(), reply })
      // After a failure the earlier reply serves again, where it may be stale.
      reply.catch(() => (cached ? replies.set(name, cached) : replies.delete(name)))
      return reply
    },
  }
}
