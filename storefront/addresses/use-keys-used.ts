import { type RefObject, useEffect, useState } from 'react'

/** Whether somebody is at an element with the keyboard: a key was pressed in it later than a finger or the mouse. */
export function useKeysUsed(element: RefObject<HTMLElement | null>): boolean {
  const [areUsed, setUsed] = useState(false)
  useEffect(() => {
    const watched = element.current
    // The key that brings the focus is released here.
    const noteKey = () => setUsed(true)
    const notePointer = () => setUsed(false)
    watched?.addEventListener('keyup', noteKey)
    watched?.addEventListener('pointerdown', notePointer)
    return () => {
      watched?.removeEventListener('keyup', noteKey)
      watched?.removeEventListener('pointerdown', notePointer)
    }
  }, [element])
  return areUsed
}
