import type { listAddresses } from '#contract/addresses.ts'
import type { ReplyOf } from '#contract/endpoint.ts'

/** A customer's address as the store presents it. */
export type Address = ReplyOf<typeof listAddresses>[number]
