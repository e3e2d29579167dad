import type { ReplyOf } from '#contract/endpoint.ts'
import type { listPartners } from '#contract/partners.ts'

/** A partner as the pages have them. */
export type Partner = ReplyOf<typeof listPartners>[number]
