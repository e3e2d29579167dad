import * as z from 'zod/mini'
import { readExpiry } from '#domain/saved-cards/card-expiry.ts'
import { brandOf, codeLengthOf, refusalOfNumber } from '#domain/saved-cards/card-number.ts'
import { cardHolderMax, isCardHolder } from '#domain/saved-cards/saved-card.ts'
import { text } from './fields.ts'

/**
 * What a browser sends to the vault and to nobody else: the vault is no endpoint of the API. No endpoint of the store
 * takes a number or a code.
 */

const separators = /[ -]/g
const number = text(1, 40).check(
  z.overwrite((typed) => typed.replace(separators, '')),
  z.refine((digits) => digits === '' || refusalOfNumber(digits) !== 'card-brand', {
    params: { sentence: 'card-brand' },
  }),
  z.refine((digits) => digits === '' || isNumber(digits), { params: { sentence: 'card-number' } }),
)

/** `08/2029` or `08/29`. Whether the month is over is checked by the vault's clock. */
const expiry = text(1, 20).check(
  z.refine((typed) => typed === '' || isMonth(readExpiry(typed)?.month), { params: { sentence: 'card-expiry' } }),
)

const code = text(1, 10).check(
  z.refine((typed) => typed === '' || /^\d+$/.test(typed), { params: { sentence: 'card-code' } }),
)

export const cardHolderName = text(1, cardHolderMax).check(
  z.refine(isCardHolder, { params: { sentence: 'card-holder' } }),
)

const fields = { number, expiry, code, holder_name: cardHolderName }
const hasCodeOfBrand = (card: { number: string; code: string }): boolean =>
  card.code.length === codeLengthOf(brandOf(card.number))
const atCode = { path: ['code'], params: { sentence: 'card-code' } }

/** A card as its form has it; the page checks it before it is sent. */
export const cardEntry = z.strictObject(fields).check(z.refine(hasCodeOfBrand, atCode))

/** What the vault takes: the card, with the form that the store gave to its customer. */
export const vaultEntry = z.strictObject({ ...fields, form: text(1, 1_000) }).check(z.refine(hasCodeOfBrand, atCode))

const isNumber = (digits: string): boolean => /^\d+$/.test(digits) && refusalOfNumber(digits) !== 'card-number'
const isMonth = (month: number | undefined): boolean => month !== undefined && month >= 1 && month <= 12
