/** The shortest password where the store's settings name no other length (ACCOUNT-13). */
export const passwordMinimum = 6
/** The longest password that is accepted, so that hashing has a bound. */
const passwordMax = 128

/** A rule that the form checks while a password is typed (ACCOUNT-13): its name, and whether a password meets it. */
export interface PasswordRule {
  name: 'minimum-length' | 'uppercase' | 'lowercase' | 'digit' | 'special'
  isMet: (password: string, minimumLength: number) => boolean
}

/** The name of a rule that a password can break. */
export type PasswordRuleName = PasswordRule['name'] | 'maximum-length'

/** The rules in the order of the form. */
export const passwordRules: readonly PasswordRule[] = [
  { name: 'minimum-length', isMet: (password, minimumLength) => lengthOf(password) >= minimumLength },
  { name: 'uppercase', isMet: (password) => /\p{Lu}/u.test(password) },
  { name: 'lowercase', isMet: (password) => /\p{Ll}/u.test(password) },
  { name: 'digit', isMet: (password) => /[0-9]/.test(password) },
  { name: 'special', isMet: (password) => /[#?!@$%^&*-]/.test(password) },
]

/**
 * The names of the rules that a password breaks, none when it may be used. The settings can require another minimum
 * length and only some of the composition rules; the two lengths always apply.
 */
export function brokenPasswordRules(
  password: string,
  {
    minimumLength = passwordMinimum,
    required,
  }: { minimumLength?: number; required?: readonly PasswordRule['name'][] } = {},
): PasswordRuleName[] {
  const isRequired = (name: PasswordRule['name']) => name === 'minimum-length' || !required || required.includes(name)
  const broken: PasswordRuleName[] = passwordRules
    .filter((rule) => isRequired(rule.name) && !rule.isMet(password, minimumLength))
    .map((rule) => rule.name)
  return lengthOf(password) > passwordMax ? [...broken, 'maximum-length'] : broken
}

/** Characters as people count them: an emoji is one, though it takes two places in a string. */
function lengthOf(password: string): number {
  return [...password].length
}
