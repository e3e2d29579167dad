/** Whether a text can be the name of a person: it has a letter of any script, beside whatever else (ACCOUNT-95). */
export function isPersonName(text: string): boolean {
  return /\p{L}/u.test(text)
}
