import { addressFieldMax } from '#domain/addresses/address.ts'
import { provinces } from '#domain/addresses/provinces.ts'
import type { Point } from '#domain/branches/distance.ts'
import { readDraft, writeDraft } from '../shopper/drafts.ts'

/** What an address form begins with: the texts of its fields, whether it is the default, and its pin. */
export type AddressDraft = Partial<Record<keyof typeof addressFieldMax | 'phone', string>> & {
  default?: boolean
  pin?: Point | undefined
}

const nameOf = (customerId: string) => `address-${customerId}`
const textFields = [...(Object.keys(addressFieldMax) as (keyof typeof addressFieldMax)[]), 'phone'] as const

/** Stores what was written in the form of a new address for a reload of the tab, or removes it (ACCOUNT-87). */
export function writeAddressDraft(customerId: string, draft: AddressDraft | undefined): void {
  writeDraft(nameOf(customerId), draft && JSON.stringify(draft))
}

/** What was written before the reload; nothing else that the storage may have. */
export function readAddressDraft(customerId: string): AddressDraft {
  const stored = parse(readDraft(nameOf(customerId)))
  const draft: AddressDraft = { default: stored['default'] === true, pin: toPoint(stored['pin']) }
  for (const name of textFields) if (typeof stored[name] === 'string') draft[name] = stored[name]
  // Nothing is stored as the municipality when its province has just been chosen, even where it is the only one.
  if (draft.city !== undefined && !provinces[draft.province ?? '']?.includes(draft.city)) delete draft.city
  return draft
}

function parse(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function toPoint(value: unknown): Point | undefined {
  const { lat, lng } = (value ?? {}) as Partial<Record<keyof Point, unknown>>
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined
}
