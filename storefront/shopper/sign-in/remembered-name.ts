const key = 'sign-in-name'

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
