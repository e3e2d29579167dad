import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { type Query, queryOf, shopPath } from './query.ts'

export const filterFormId = 'filters'
/** A slider tells each step of its keys: the list waits until they rest. */
const restMs = 350

/**
 * Loads the listing that the form's fields ask for; the same address as a plain submit would give, without its empty
 * values.
 */
function useSendFilters(asked: Query): () => void {
  const navigate = useNavigate()
  return () => {
    const form = document.getElementById(filterFormId) as HTMLFormElement
    const wanted = shopPath(queryOf(new FormData(form)))
    if (wanted !== shopPath({ ...asked, page: undefined })) void navigate(wanted)
  }
}

/**
 * The form of filters with JavaScript: each change loads at once and stands in the history, so that back and forward
 * restore it. The form itself listens, since its fields are there before their code is.
 */
export function useFilterForm(asked: Query): {
  ref: RefObject<HTMLFormElement | null>
  onSubmit: (event: FormEvent) => void
} {
  const ref = useRef<HTMLFormElement>(null)
  const send = useSendFilters(asked)
  const latest = useRef(send)
  useEffect(() => void (latest.current = send))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const form = ref.current as HTMLFormElement
    const changed = ({ target }: Event) => {
      clearTimeout(timer.current)
      const isSlider = (target as HTMLInputElement).type === 'range'
      timer.current = setTimeout(() => latest.current(), isSlider ? restMs : 0)
    }
    form.addEventListener('change', changed)
    // What was ticked before this code was there has told nobody.
    if (isChosenByHand(form)) timer.current = setTimeout(() => latest.current())
    return () => {
      clearTimeout(timer.current)
      form.removeEventListener('change', changed)
    }
  }, [])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // Enter changes the field as well: one question is enough.
    clearTimeout(timer.current)
    send()
  }
  return { ref, onSubmit }
}

/**
 * Whether boxes stand otherwise than they were served. On a way back or a reload the browser may have done that; only a
 * fresh page tells of a hand.
 */
function isChosenByHand(form: HTMLFormElement): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'navigate') return false
  return [...form.elements].some((field) => field instanceof HTMLInputElement && field.checked !== field.defaultChecked)
}
