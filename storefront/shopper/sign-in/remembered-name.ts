const key = 'sign-in-name'
const beforeKey = 'signed-in-before'

/** The e-mail or username that is stored on this device; empty if there is none. */
export function rememberedName(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Stores a name for the next sign-in on this device, never a password; an empty name deletes the stored one. */
export function storeRememberedName(name: string): void {
  try {
    if (name) localStorage.setItem(key, name.trim())
    else localStorage.removeItem(key)
  } catch {
    // Without storage the shopper types the name again next time.
  }
}

/** Whether somebody has signed in on this device before, in whatever account: who is no stranger signs in first. */
export function hasSignedInBefore(): boolean {
  try {
    return localStorage.getItem(beforeKey) !== null
  } catch {
    return false
  }
}

let lastEmail = ''

/** The e-mail of who has signed in since this page was loaded; empty if nobody has. */
export const lastSignedInEmail = (): string => lastEmail

/** Notes that somebody has signed in on this device; who it was only until the page is left. */
export function noteSignedIn(email: string): void {
  lastEmail = email
  try {
    localStorage.setItem(beforeKey, '1')
  } catch {
    // Without storage the shopper is offered a new account next time, and the sign-in beside it.
  }
}
