/** The names of a customer's unsaved texts in the storage of the tab. */
const prefix = 'vitrina-draft-'

/** The unsaved texts of a form, as they were written; undefined without any, and where the browser has no storage. */
export function readDraft(name: string): string | undefined {
  try {
    return sessionStorage.getItem(prefix + name) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores the unsaved texts of a form for a reload of the tab, or removes them. */
export function writeDraft(name: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(prefix + name)
    else sessionStorage.setItem(prefix + name, text)
  } catch {
    // The browser allows no storage: the form works, and a reload empties it.
  }
}

/** Removes all unsaved texts: nobody is signed in on this tab. */
export function clearDrafts(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(prefix)) sessionStorage.removeItem(name)
  } catch {
    // Without storage there are none.
  }
}
