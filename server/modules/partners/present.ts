import type { ParsedInputOf, ReplyInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/partners.ts'
import type { PartnerFields } from '#domain/partners/partner.ts'
import type { Partner } from './repository.ts'

type WireFields = Pick<
  ParsedInputOf<typeof contract.createPartner>,
  'full_name' | 'identification' | 'identification_confirmed' | 'whatsapp'
>

/** The fields of a partner by the store's names, and whether the customer confirmed the number. */
export function toFields({
  full_name: fullName,
  identification,
  identification_confirmed: isConfirmed = false,
  whatsapp,
}: WireFields): PartnerFields & { isConfirmed: boolean } {
  return { fullName, identification, whatsapp, isConfirmed }
}

export function presentPartner({
  id,
  fullName,
  identification,
  whatsapp,
  isDefault,
}: Partner): ReplyInputOf<typeof contract.createPartner> {
  return { id, full_name: fullName, identification, whatsapp, default: isDefault }
}
