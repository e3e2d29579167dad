/** The names of unsaved texts in the storage of the tab, and of those that a visitor writes. */
const prefix = 'vitrina-draft-'
const visitorPrefix = `${prefix}visitor-`

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

/** Removes the unsaved texts of customers where nobody is signed in on this tab, and those of a visitor where somebody is. */
export function clearDraftsOf(writer: 'customer' | 'visitor'): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(prefix) && name.startsWith(visitorPrefix) === (writer === 'visitor'))
        sessionStorage.removeItem(name)
  } catch {
    // Without storage there are none.
  }
}
