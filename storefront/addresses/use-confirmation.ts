import { useRef, useState } from 'react'

const phoneScreen = '(max-width: 43.99rem)'

export interface Confirmation {
  state: 'closed' | 'open' | 'saving'
  /** Whether a question was asked; before that the view need not be loaded. */
  isNeeded: boolean
  /** Opens the view on a phone and gives the shopper's answer; true at once on wider screens and where none is needed. */
  confirm: () => Promise<boolean>
  choose: (isConfirmed: boolean) => void
  close: () => void
}

/** The question whether a location is right. The view that asks it stays open while the address is saved. */
export function useConfirmation(isOffered: boolean): Confirmation {
  const [state, setState] = useState<Confirmation['state']>('closed')
  const [isNeeded, setNeeded] = useState(false)
  const waiting = useRef<(isConfirmed: boolean) => void>(undefined)

  function confirm(): Promise<boolean> {
    if (!isOffered || !matchMedia(phoneScreen).matches) return Promise.resolve(true)
    setNeeded(true)
    setState('open')
    return new Promise((resolve) => {
      waiting.current = resolve
    })
  }

  function choose(isConfirmed: boolean): void {
    setState(isConfirmed ? 'saving' : 'closed')
    waiting.current?.(isConfirmed)
    waiting.current = undefined
  }

  return { state, isNeeded, confirm, choose, close: () => setState('closed') }
}
