/** The shortest password that the store's settings can allow (ACCOUNT-13). */
export const passwordMinimum = 6
/** The longest password that is accepted, so that hashing has a bound. */
const passwordMax = 128

/** The kinds of characters of which the settings can require one each. */
export const passwordClasses = ['uppercase', 'lowercase', 'digit', 'special'] as const

/** A rule that the form checks while a password is typed (ACCOUNT-13): its name, and whether a password meets it. */
export interface PasswordRule {
  name: 'minimum-length' | (typeof passwordClasses)[number]
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

/** What the store's settings require of a password, beside the longest length. */
export interface PasswordRequirements {
  minimumLength: number
  /** The rules that apply beside the minimum length. */
  required: readonly PasswordRuleName[]
}

/** What a store requires whose settings say nothing else. */
export const usualRequirements: PasswordRequirements = {
  minimumLength: passwordMinimum,
  required: passwordClasses,
}

/** The rules of a store's settings, in the order of the form. */
export function requiredRules({ required }: PasswordRequirements): readonly PasswordRule[] {
  return passwordRules.filter(({ name }) => name === 'minimum-length' || required.includes(name))
}

/** The names of the rules that a password breaks, none when it may be used. The two lengths always apply. */
export function brokenPasswordRules(
  password: string,
  requirements: PasswordRequirements = usualRequirements,
): PasswordRuleName[] {
  const broken: PasswordRuleName[] = requiredRules(requirements)
    .filter(({ isMet }) => !isMet(password, requirements.minimumLength))
    .map(({ name }) => name)
  return lengthOf(password) > passwordMax ? [...broken, 'maximum-length'] : broken
}

/** Characters as people count them: an emoji is one, though it takes two places in a string. */
function lengthOf(password: string): number {
  return [...password].length
}
