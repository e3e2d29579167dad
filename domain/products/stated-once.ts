/** A row of a product's specifications. */
export interface NamedValue {
  name: string
  value: string
}

/** The names of the row that lists what comes with a product, in both languages. */
const boxNames = ['in the box', "what's in the box", 'incluye', 'contenido', 'contenido de la caja']

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/**
 * The specifications of a product that its page does not state elsewhere, and what is in its box; undefined where no
 * specification says that. `stated` are the values that the page states already, such as its colour beside the choice of
 * colours.
 */
export function statedOnce(
  specifications: readonly NamedValue[],
  stated: readonly (string | null)[],
): { rows: NamedValue[]; inTheBox: string | undefined } {
  const box = specifications.find(({ name }) => boxNames.some((one) => isSame(one, name)))
  const rows = specifications.filter(
    (row) => row !== box && !stated.some((value) => value !== null && isSame(value, row.value)),
  )
  return { rows, inTheBox: box?.value }
}
