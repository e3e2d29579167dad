import { colourIn } from '#domain/products/colours.ts'

/** What tells the options of a model apart. */
export interface Option {
  codarticulo: string
  color: string | null
  storage: string | null
  existence: number | '+99'
  GlobalExistence: number | '+99'
}

export interface Choice {
  /** The colour or the size, in the language of the page. */
  name: string
  code: string
  /** Six hexadecimal digits of a colour. */
  hex?: string | undefined
  isCurrent: boolean
  isSold: boolean
}

export interface Choices {
  colours: Choice[]
  storages: Choice[]
}

/**
 * The ways to go from a product to its other colours and sizes: each keeps the rest as it is where it can. A single
 * choice is none. They stand in the same order on each of these pages, so that nothing moves under the finger of who
 * tries them.
 */
export function choicesOf(self: Option, variants: readonly Option[]): Choices {
  const all = [self, ...variants].sort((a, b) => (a.codarticulo < b.codarticulo ? -1 : 1))
  return {
    colours: choices(all, self, 'color', 'storage').map((choice) => ({ ...choice, hex: colourIn(choice.name)?.hex })),
    storages: choices(all, self, 'storage', 'color').sort((a, b) => bytesOf(a.name) - bytesOf(b.name)),
  }
}

function choices(all: readonly Option[], self: Option, by: 'color' | 'storage', other: 'color' | 'storage'): Choice[] {
  const names = [...new Set(all.flatMap((option) => option[by] ?? []))]
  if (names.length < 2) return []
  return names.map((name) => {
    const options = all.filter((option) => option[by] === name)
    const chosen =
      options.find((option) => option === self) ?? options.find((option) => option[other] === self[other]) ?? options[0]
    const { codarticulo, GlobalExistence } = chosen as Option
    return { name, code: codarticulo, isCurrent: name === self[by], isSold: GlobalExistence !== 0 }
  })
}

/** So that 64 GB stand before 1 TB; what is no size keeps its place behind. */
function bytesOf(name: string): number {
  const [, number, unit] = /^(\d+(?:\.\d+)?) ?(MB|GB|TB)$/i.exec(name) ?? []
  if (!number || !unit) return Number.MAX_SAFE_INTEGER
  return Number(number) * { MB: 1, GB: 1_000, TB: 1_000_000 }[unit.toUpperCase() as 'MB']
}
