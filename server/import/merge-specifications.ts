import type { Specification } from '#server/modules/products/specification.ts'
import type { ListColumns } from './find-columns.ts'

/**
 * The specifications of a row whose list has the free ones in one language alone: of those that the store has by the same
 * name the other language stays, that of the value as long as the value is the same. New ones are the same in both.
 */
export function mergeSpecifications(
  listed: readonly Specification[],
  before: readonly Specification[],
  { at }: Pick<ListColumns, 'at'>,
): Specification[] {
  if ((at.specifications === undefined) === (at.specificationsEs === undefined)) return [...listed]
  const language = at.specifications === undefined ? 'es' : 'en'
  return listed.map((one) => {
    const isInOneLanguage = one.name.en === one.name.es && one.value.en === one.value.es
    const known = isInOneLanguage && before.find(({ name }) => name[language] === one.name[language])
    if (!known) return one
    return { name: known.name, value: known.value[language] === one.value[language] ? known.value : one.value }
  })
}
