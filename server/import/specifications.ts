import type { LocalizedText } from '#server/modules/products/localized-text.ts'
import { sanitiseFeatures } from '#server/modules/products/sanitise-features.ts'
import type { Specification } from '#server/modules/products/specification.ts'
import { escapeHtml } from '#server/platform/html.ts'
import { type Notation, decimal, decimals, tidy, yesNo } from './cells.ts'
import { type ListRow } from './list-row.ts'
import type { SpecificationColumn } from './mapping-schema.ts'
import { shownStorage } from './product-name.ts'
import { freeSpecificationsOf } from './read-texts.ts'

/**
 * The specifications of a row: memory and storage, the columns of the mapping, and the free ones. Undefined where the list
 * has none to state.
 */
export function specificationsOf(row: ListRow): Specification[] | undefined {
  const { cells, context, parts } = row
  const { columns, mapping } = context
  const isFree = columns.changes('specifications') || columns.changes('specificationsEs')
  if (!isFree && (columns.isPartial || mapping.mayLackColumns)) return undefined
  const fromColumns = columns.specifications.flatMap(({ column, at }) => {
    const cell = cells[at] as string
    const specification = specificationOf(column, cell, context.mapping)
    if (!specification && tidy(cell)) context.onLeftOut(column.column)
    return specification ?? []
  })
  const sizes = parts && !mapping.wholeNames ? sizesOf(parts) : []
  return [...sizes, ...fromColumns, ...(isFree ? freeSpecificationsOf(cells, context) : [])]
}

/** Memory and storage: from the name when it has them, else from their columns. */
function sizesOf({ memoryGb, storageGb }: NonNullable<ListRow['parts']>): Specification[] {
  const size = (en: string, es: string, value: string) => ({ name: { en, es }, value: { en: value, es: value } })
  return [
    ...(memoryGb === undefined ? [] : [size('Memory', 'Memoria RAM', `${memoryGb} GB`)]),
    ...(storageGb === undefined ? [] : [size('Storage', 'Almacenamiento', shownStorage(storageGb))]),
  ]
}

/** A cell as a specification; undefined when it is empty or impossible, such as a chip of 500 GHz. */
function specificationOf(column: SpecificationColumn, cell: string, notation: Notation): Specification | undefined {
  const value = valueOf(column, cell, notation)
  return value && { name: column.name, value }
}

function valueOf(column: SpecificationColumn, cell: string, notation: Notation): LocalizedText | undefined {
  switch (column.kind) {
    case 'number': {
      const number = decimal(cell, notation)
      return number !== undefined && number >= column.min && number <= column.max
        ? filled(column.value, String(number))
        : undefined
    }
    case 'numbers': {
      const numbers = decimals(cell)
      return numbers.length > 0 && numbers.every((number) => number > 0 && number >= column.min)
        ? filled(column.value, numbers.join(column.joinedBy))
        : undefined
    }
    case 'text': {
      const text = tidy(cell)
      return text && (!column.accept || new RegExp(column.accept, 'iu').test(text)) ? { en: text, es: text } : undefined
    }
    case 'yesNo': {
      const reply = yesNo(cell)
      return reply === undefined ? undefined : reply ? { en: 'Yes', es: 'Sí' } : { en: 'No', es: 'No' }
    }
  }
}

const filled = ({ en, es }: LocalizedText, value: string): LocalizedText => ({
  en: en.replace('{}', value),
  es: es.replace('{}', value),
})

/** The first specifications as a list in HTML; the supplier's texts are escaped. */
export function featuresOf(specifications: readonly Specification[]): LocalizedText {
  const list = (language: 'en' | 'es') => {
    const points = specifications
      .slice(0, 8)
      .map(({ name, value }) => `<li>${escapeHtml(`${name[language]}: ${value[language]}`)}</li>`)
    return points.length ? sanitiseFeatures(`<ul>${points.join('')}</ul>`) : ''
  }
  return { en: list('en'), es: list('es') }
}
