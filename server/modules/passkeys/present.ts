import type { ReplyInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/passkeys.ts'
import type { Passkey } from './repository.ts'

/** A passkey in the wire's format. */
export function presentPasskey({
  id,
  name,
  createdAt,
  lastUsedAt,
  isSynced,
}: Passkey): ReplyInputOf<typeof contract.addPasskey> {
  return {
    id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
    is_synced: isSynced,
  }
}
