import { colourIn, colourNamed } from '#domain/products/colours.ts'
import { sanitiseFeatures } from '#server/modules/products/sanitise-features.ts'
import type { Device } from '#server/modules/products/product-state.ts'
import type { Specification } from '#server/modules/products/specification.ts'
import { RefusedRow, tidy } from './cells.ts'
import type { ImportContext } from './import-context.ts'
import { entriesOf } from './list-cell.ts'
import type { ListedText } from './listed-product.ts'
import type { ColumnName } from './mapping-schema.ts'
import { slugOf } from './product-name.ts'

export const nameLengthMax = 160
const entriesMax = 500
const modelLengthMax = 120

/** A name in one line. One that is too long ends at a word; without one to end at it is refused. */
export function nameIn(
  cell: string,
  column: string,
  { onCut }: Pick<ImportContext, 'onCut'>,
  lengthMax = nameLengthMax,
): string {
  const text = tidy(cell)
  if (!text) throw new RefusedRow(column, 'is empty')
  if (text.length <= lengthMax) return text
  const end = text.lastIndexOf(' ', lengthMax)
  if (end < nameLengthMax / 2) throw new RefusedRow(column, `is longer than ${nameLengthMax} characters`)
  onCut(column)
  // A dash or comma that was left at the end separates nothing any more.
  return text.slice(0, end).replace(/[ ,;:|/(–-]{1,10}$/u, '')
}

/** A description in the languages that the list has; sanitised HTML. */
export function descriptionOf(cells: readonly string[], { columns, mapping }: ImportContext): ListedText | undefined {
  const { description, descriptionEs } = columns.at
  if (description === undefined && descriptionEs === undefined) return undefined
  const html = (at: number) => sanitiseFeatures((cells[at] as string).normalize('NFC'))
  const text: ListedText = {
    ...(description !== undefined && { en: html(description) }),
    ...(descriptionEs !== undefined && { es: html(descriptionEs) }),
  }
  return mapping.mayLackColumns || columns.isPartial
    ? text
    : ({ en: text.en ?? text.es, es: text.es ?? text.en } as ListedText)
}

/** Free specifications: `Material=Silicone|Weight=20 g`, and the same number of them in Spanish. */
export function freeSpecificationsOf(cells: readonly string[], { columns, mapping }: ImportContext): Specification[] {
  const { specifications, specificationsEs } = columns.at
  const read = (at: number | undefined, name: ColumnName) => {
    const entries = entriesOf(at === undefined ? '' : (cells[at] as string))
    const column = mapping.columns[name] as string
    if (entries.length > entriesMax) throw new RefusedRow(column, `has more than ${entriesMax} entries`)
    return entries.map(([title = '', ...value]) => {
      if (!title || value.length !== 1) throw new RefusedRow(column, 'is not of the form Material=Silicone|Weight=20 g')
      return { title: tidy(title), value: tidy(value[0] as string) }
    })
  }
  const english = read(specifications, 'specifications')
  const spanish = read(specificationsEs, 'specificationsEs')
  if (english.length > 0 && spanish.length > 0 && english.length !== spanish.length)
    throw new RefusedRow(
      mapping.columns.specificationsEs as string,
      `has ${spanish.length} entries where English has ${english.length}`,
    )
  const either = english.length > 0 ? english : spanish
  return either.map((entry, at) => {
    const en = english[at] ?? entry
    const es = spanish[at] ?? entry
    return { name: { en: en.title, es: es.title }, value: { en: en.value, es: es.value } }
  })
}

/** The devices that a product is made for: `Lumen=Aria 12|Karibe=Sol 3`, or `Lumen/Aria 12`. */
export function devicesIn(cell: string, column: string): Device[] {
  const devices = entriesOf(cell).map((parts) => {
    const [brand = '', model = '', ...more] = parts.length === 1 ? splitAt(parts[0] as string) : parts
    const slug = slugOf(brand)
    if (!slug || !model || more.length > 0 || model.length > modelLengthMax)
      throw new RefusedRow(column, 'is not of the form Lumen=Aria 12|Karibe=Sol 3')
    return { brand: { name: tidy(brand), slug }, model: tidy(model) }
  })
  if (devices.length > entriesMax) throw new RefusedRow(column, `has more than ${entriesMax} entries`)
  return [...new Map(devices.map((device) => [`${device.brand.slug}/${device.model}`, device])).values()]
}

function splitAt(text: string): string[] {
  const slash = text.indexOf('/')
  return slash < 0 ? [text] : [text.slice(0, slash).trim(), text.slice(slash + 1).trim()]
}

/**
 * The colour of a cell: a spelling of one of the shop's is that colour in English, and words around one stay as they are
 * written. Words without one stay where the list says so.
 */
export function colourOf(cell: string, staysAsWritten: boolean): string | null {
  const text = tidy(cell)
  const stays = text && (staysAsWritten || colourIn(text))
  return colourNamed(text)?.en ?? (stays ? text : null)
}
