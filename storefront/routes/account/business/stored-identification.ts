import type { ReplyOf } from '#contract/endpoint.ts'
import type { getIdentification } from '#contract/identification.ts'

/** The customer's identification, as the store has it. */
export type StoredIdentification = ReplyOf<typeof getIdentification>['identification']
