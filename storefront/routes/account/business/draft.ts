import { useEffect, useState } from 'react'
import { onSignOut } from '../../../shopper/sign-out.ts'

const prefix = 'vitrina-draft-'

/**
 * The texts of a form that survive a reload of the tab until they are saved, or their customer signs out. Without
 * storage the form works and forgets them.
 */
export function useDraft<Values extends object>(name: string, initial: Values) {
  const key = `${prefix}${name}`
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...read(key, initial) }))
  useEffect(() => onSignOut({ ended: () => write(key, undefined) }), [key])
  const set = <Name extends keyof Values>(field: Name, value: Values[Name]) => {
    setValues((before) => {
      const after = { ...before, [field]: value }
      write(key, JSON.stringify(after))
      return after
    })
  }
  return { values, set, clear: () => write(key, undefined) }
}

/** The stored values of the same names and types as the initial ones. */
function read<Values extends object>(key: string, initial: Values): Partial<Values> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>
    return Object.fromEntries(
      Object.entries(initial).flatMap(([name, value]) =>
        typeof stored[name] === typeof value ? [[name, stored[name]]] : [],
      ),
    ) as Partial<Values>
  } catch {
    return {}
  }
}

function write(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // The browser allows no storage.
  }
}
