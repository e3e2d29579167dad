const key = 'sign-in-name'

/** The e-mail or username that somebody asked this device to remember; empty when there is none. */
export function rememberedName(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Keeps a name for the next sign-in on this device, never a password; an empty one is forgotten. */
export function storeName(name: string): void {
  try {
    if (name) localStorage.setItem(key, name.trim())
    else localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
