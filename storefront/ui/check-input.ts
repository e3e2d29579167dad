import type { FieldErrors } from '#contract/field-errors.ts'
import type { Language } from '#contract/language.ts'
import type { Endpoint } from '#contract/endpoint.ts'

/**
 * The error of each invalid field of a form, by a schema of the contract that is loaded with the form's first check
 * (light-contract.ts). Where it cannot be loaded nothing is refused here: the server checks the same.
 */
export async function checkInput(
  loadSchema: () => Promise<Endpoint['input']>,
  values: Record<string, unknown>,
  language: Language,
): Promise<FieldErrors> {
  const loaded = await Promise.all([import('#schemas/check-fields.ts'), loadSchema()]).catch(() => undefined)
  if (!loaded) return {}
  const [{ checkFields }, schema] = loaded
  return checkFields(schema, values, language)
}
