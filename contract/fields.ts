import * as z from 'zod/mini'

/** Decimal RD$ on the wire, two decimals (WIRE-3). */
export const money = z.number()
/** An instant on the wire: ISO 8601, UTC. */
export const instant = z.iso.datetime()

/** A whole number in a query string or path, within its bounds. */
export const wholeNumber = (min: number, max: number) => z.coerce.number().check(z.int(), z.gte(min), z.lte(max))

/** A yes or no of a query string: 1, 0, true, false. */
export const flag = z.pipe(
  z.union([z.literal(['1', '0', 'true', 'false']), z.boolean(), z.literal(1), z.literal(0)]),
  z.transform((value) => value === true || value === 'true' || value === '1' || value === 1),
)

const typed = (min: number, max: number) =>
  [
    z.trim(),
    z.minLength(min),
    z.maxLength(max),
    // oxlint-disable-next-line no-control-regex -- control characters are what is refused here
    z.regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ud800-\udfff]*$/u),
  ] as const

/**
 * A typed text: trimmed, within its length, without control characters and unpaired surrogates, which PostgreSQL
 * refuses.
 */
export const text = (min: number, max: number) => z.string().check(...typed(min, max))

// Characters that turn the direction of what follows them, also outside of the text.
const reversesText = /[\u202a-\u202e\u2066-\u2069]/g
/** What can be seen of a text. */
export const isVisible = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * A typed text that staff and messengers read beside other words. What would turn their direction is taken out, since
 * it comes along unseen when a number is copied from a messenger (WIRE-13).
 */
export const plainText = (min: number, max: number) =>
  z.string().check(
    z.overwrite((value) => value.replace(reversesText, '')),
    ...typed(min, max),
  )

// Characters of no width, which come along unseen when a number is copied.
const unseen = /\p{Cf}/gu
const blanks = /\s+/g

const accents = /[\u0300-\u036f]/g
const isPlain = /^[\x20-\x7e\p{P}®©°]*$/u

/** Whether all letters and digits are A to Z, also with accents, and 0 to 9: others look like them and are not. */
const hasPlainLetters = (value: string) => isPlain.test(value.normalize('NFKD').replace(accents, ''))

/**
 * The number or the bank of a document, as staff compare it: one blank between its words, nothing unseen, no wide
 * characters. Refuses letters outside Latin, with which one document would look like itself and count as another.
 */
export const documentText = (max: number) =>
  z.string().check(
    z.overwrite((value) => value.normalize('NFKC').replace(unseen, '').replace(blanks, ' ')),
    ...typed(1, max),
    z.refine(hasPlainLetters, { params: { sentence: 'plain-letters' } }),
  )

/** Such a text that is a name or is required: something of it is visible. */
export const visibleText = (max: number) =>
  plainText(1, max).check(
    z.refine((value) => value === '' || isVisible.test(value), { params: { sentence: 'required' } }),
  )

export const productCode = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/))

/** A list of product codes in a query string, such as `A-1,B-2`; a repeated code counts once. */
export const chosenCodes = (max: number) =>
  z.pipe(
    z.pipe(
      text(1, 41 * max),
      z.transform((value) => [...new Set(value.split(',').filter(Boolean))]),
    ),
    z.array(productCode).check(z.minLength(1), z.maxLength(max)),
  )

export const branchCode = wholeNumber(1, 99999)
export const nothing = z.strictObject({})

/** An optional field. Null counts as missing, because responses and many clients write null. */
export const maybe = <S extends z.ZodMiniType>(schema: S) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value) => value ?? undefined),
    ),
  )

// Texts for a missing value: FormData writes null and undefined as these words.
const nothingAsText: readonly unknown[] = ['', 'null', 'undefined']

/**
 * An optional id, number, choice, list or boolean. Null, an empty text and the texts `null` and `undefined` count as
 * missing. For a free text, such as a note, use `maybe`.
 */
export const maybeValue = <S extends z.ZodMiniType>(schema: S) => {
  const known = maybe(schema)
  type Given = z.input<typeof known>
  const withoutNothing = z.transform((value: unknown) => (nothingAsText.includes(value) ? undefined : value))
  return z.optional(z.pipe(withoutNothing as unknown as z.ZodMiniTransform<Given, Given | ''>, known))
}

/**
 * A field that clients send and the store does not use: any value is accepted. `why` is part of its description in the
 * API document.
 */
export const ignored = (why: string) =>
  z.pipe(
    z.optional(z.unknown().check(z.describe(`Accepted and ignored. ${why}`))),
    z.transform(() => undefined),
  )
