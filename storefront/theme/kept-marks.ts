import { useLayoutEffect } from 'react'

let kept: Record<'theme' | 'consent' | 'display', string | undefined> | undefined

/**
 * Keeps what the first script has marked the document with (theme-script.ts). With the page of an error, and with the
 * way back from it, React takes `<html>` anew and clears it: the marks are put back before anything is painted.
 */
export function useKeptMarks(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    for (const [name, value] of Object.entries(kept ?? {})) if (value) dataset[name] = value
    return () => {
      kept = { theme: dataset['theme'], consent: dataset['consent'], display: dataset['display'] }
    }
  }, [])
}
