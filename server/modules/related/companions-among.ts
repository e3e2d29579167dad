import { type CompanionCandidate, companionsOf } from '#domain/products/companions.ts'
import type { Specification } from '#server/modules/products/specification.ts'

interface Device {
  brand: string
  specifications: readonly Specification[]
}
interface Candidate extends Device {
  kind: 'companion'
  code: string
  companion: CompanionCandidate['kind']
  name: string
}

/** The codes of what is bought together with a device, chosen among rows of the catalogue. */
export function companionsAmong(device: Device, rows: readonly (Candidate | { kind: 'self' | OtherKind })[]): string[] {
  return companionsOf(
    inEnglish(device),
    rows.flatMap((row) => (row.kind === 'companion' ? [{ ...row, ...inEnglish(row), kind: row.companion }] : [])),
  )
}

type OtherKind = 'variant' | 'similar' | 'accessory' | 'part' | 'device'

const inEnglish = ({ brand, specifications }: Device) => ({
  brand,
  specifications: specifications.map(({ name, value }) => ({ name: name.en, value: value.en })),
})
