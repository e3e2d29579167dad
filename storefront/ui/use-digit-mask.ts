import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { type DigitMask, caretBehind, remask } from './digit-mask.ts'

/**
 * The ref and the handler of an input with a mask. Typing, pasting and autofill in any writing give the masked text, and
 * the cursor stays behind the same digits.
 */
export function useDigitMask(mask: DigitMask, value: string, onValue: (value: string) => void) {
  const ref = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)

  useLayoutEffect(() => {
    if (caret.current !== undefined) ref.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  function onChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const isBackspace = (nativeEvent as InputEvent).inputType === 'deleteContentBackward'
    const next = remask(mask, { before: value, typed: target.value, isBackspace })
    const digitsBefore = mask.digitsOf(target.value.slice(0, target.selectionStart ?? target.value.length)).length
    const isAtEnd = target.selectionStart === target.value.length
    caret.current = isAtEnd ? next.length : caretBehind(next, digitsBefore, mask.prefixLength)
    onValue(next)
  }

  return { ref, onChange }
}
