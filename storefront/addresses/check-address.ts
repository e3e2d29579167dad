import type { FieldErrors } from '#contract/field-errors.ts'
import type { Language } from '#contract/language.ts'
import { addressMissingMessages } from '../messages/address-missing.ts'
import { checkInput } from '../ui/check-input.ts'
import { nameMissing } from '../ui/name-missing.ts'

const loadSchema = async () => (await import('#schemas/addresses.ts')).createAddress.input

/**
 * The errors of an address form's fields, those of empty fields with what to write there. The municipality cannot be chosen
 * before the province, so that it has no error of its own until then.
 */
export async function checkAddress(values: Record<string, unknown>, language: Language): Promise<FieldErrors> {
  const { city, ...errors } = await checkInput(loadSchema, values, language)
  const shown = city && values['province'] !== '' ? { ...errors, city } : errors
  return nameMissing(shown, values, addressMissingMessages[language])
}
