import type { FieldErrors } from '#contract/field-errors.ts'
import { newPasswordError } from '#contract/password-requirements.ts'
import { type PasswordRequirements, usualRequirements } from '#domain/identity/password.ts'
import { useLanguage } from '../../messages/use-messages.ts'
import { useRoot } from '../../page/use-root.ts'

/** What the store requires of a new password (ACCOUNT-13). */
export function usePasswordRequirements(): PasswordRequirements {
  const given = useRoot()?.configuration?.general.password_requirements
  return given ? { minimumLength: given.minimum_length, required: given.required } : usualRequirements
}

/** Gives the check of a form's new password: the error of its field, after those that the form has found already. */
export function useNewPasswordCheck(): (field: string, password: string, found: FieldErrors) => FieldErrors {
  const requirements = usePasswordRequirements()
  const language = useLanguage()
  return (field, password, found) => {
    const error = newPasswordError(password, requirements, language)
    return error && !found[field] ? { ...found, [field]: error } : found
  }
}
