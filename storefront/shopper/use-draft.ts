import { useState } from 'react'
import { readDraft, writeDraft } from './drafts.ts'

/**
 * The texts of a form, which survive a reload of the tab until they are saved or `clearDraftsOf` removes them; those of a
 * visitor have a name that begins with `visitor-`. `given` values win over the stored ones.
 */
export function useDraft<Values extends object>(name: string, initial: Values, given?: Partial<Values>) {
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...stored(name, initial), ...given }))
  const set = <Name extends keyof Values>(field: Name, value: Values[Name]) => {
    setValues((before) => {
      const after = { ...before, [field]: value }
      writeDraft(name, JSON.stringify(after))
      return after
    })
  }
  return { values, set, clear: () => writeDraft(name, undefined) }
}

/** The stored values that have the names and types of the initial ones. */
function stored<Values extends object>(name: string, initial: Values): Partial<Values> {
  try {
    const draft = JSON.parse(readDraft(name) ?? '{}') as Record<string, unknown>
    const known = Object.entries(initial).filter(([field, value]) => typeof draft[field] === typeof value)
    return Object.fromEntries(known.map(([field]) => [field, draft[field]])) as Partial<Values>
  } catch {
    return {}
  }
}
