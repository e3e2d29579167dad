/** What a product is known by beside its name; a fact that it does not have is missing, or null or empty. */
export interface CardFacts {
  model?: string | null
  color?: string | null
  storage?: string | null
  length?: string | null
  /** The devices that it is made for, as far as the card names them, and their number. */
  fits?: readonly string[]
  fits_total?: number
}

export type FactName = 'fits' | 'model' | 'size' | 'color'

export interface CardText {
  /** The name without the parts at its end that the facts state: always the beginning of the name. */
  title: string
  /** The facts that the title does not state, in the order of their line. */
  facts: FactName[]
}

/** A title may be cut below so many characters on the narrowest card: what it states later counts as not stated. */
const neverCut = 64
const signs = /[^\p{L}\p{N}]+/u
const termsOf = (text: string) => text.toLowerCase().split(signs).filter(Boolean)

/**
 * The title and the line of facts of a product's card, so that each fact stands there once: `Lumen Aria 12 Pro 256 GB,
 * black` is the title `Lumen Aria 12 Pro` above `256 GB · black`. A part leaves the name where it is the very value of a
 * fact, in whole words; the model never leaves it.
 */
export function cardText(name: string, product: CardFacts): CardText {
  const facts = valuesOf(product)
  const device = product.fits_total === 1 ? product.fits?.[0] : undefined
  const endings = [product.color, product.storage, product.length, device].filter((value) => !!value) as string[]
  let title = name
  for (let shorter: string | undefined = name; shorter !== undefined;) {
    title = shorter
    shorter = endings
      .map((ending) => withoutEnding(title, ending, ending === device))
      .find((rest) => rest !== undefined && isTitle(rest, name, product))
  }
  const seen = title.slice(0, neverCut)
  return { title, facts: facts.filter(({ values }) => !values.every((value) => states(seen, value))).map(nameOfFact) }
}

/** The facts that a name which is never cut does not state. */
export function factsBeside(name: string, product: CardFacts): FactName[] {
  return valuesOf(product)
    .filter(({ values }) => !values.every((value) => states(name, value)))
    .map(nameOfFact)
}

const nameOfFact = ({ fact }: { fact: FactName }) => fact

/** The facts of a product with their values. One that is made for devices is known by them instead of by its model. */
function valuesOf({ model, color, storage, length, fits = [] }: CardFacts): { fact: FactName; values: string[] }[] {
  const all: { fact: FactName; values: readonly (string | null | undefined)[] }[] = [
    fits.length > 0 ? { fact: 'fits', values: fits } : { fact: 'model', values: [model] },
    { fact: 'size', values: [storage || length] },
    { fact: 'color', values: [color] },
  ]
  return all.flatMap(({ fact, values }) => {
    const given = values.filter((value) => !!value) as string[]
    return given.length > 0 ? [{ fact, values: given }] : []
  })
}

/** Whether a text contains all words of a value, one after the other, in small or capital letters. */
export function states(text: string, value: string): boolean {
  return ` ${termsOf(text).join(' ')} `.includes(` ${termsOf(value).join(' ')} `)
}

/**
 * A name without a value at its end and the comma or the space before it; undefined where it does not end so. Before a
 * device the word that joins it goes as well: the facts state `for Lumen Aria 12` in the words of the page.
 */
function withoutEnding(name: string, value: string, isDevice: boolean): string | undefined {
  if (!name.toLowerCase().endsWith(value.toLowerCase())) return undefined
  const before = name.slice(0, name.length - value.length)
  const rest = before.endsWith(', ') ? before.slice(0, -2) : before.endsWith(' ') ? before.slice(0, -1) : undefined
  if (rest === undefined || !isDevice) return rest
  const joining = [' for', ' para'].find((word) => rest.toLowerCase().endsWith(word))
  return joining && rest.slice(0, -joining.length)
}

/**
 * Whether what is left of a name still names the product: it ends in a word, states the model where the name does, and
 * has another word than the model's own size or colour.
 */
function isTitle(rest: string, name: string, { model, fits = [] }: CardFacts): boolean {
  if (!/[\p{L}\p{N})+]$/u.test(rest) || /[\s(]\+$/.test(rest)) return false
  if (termsOf(rest).length < 2) return false
  return fits.length > 0 || !model || !states(name, model) || states(rest, model)
}
