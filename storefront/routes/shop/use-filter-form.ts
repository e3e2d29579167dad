import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { type ListingQuery, queryFromEntries, shopPath } from './listing-query.ts'

export const filterFormId = 'filters'
/** A slider fires an event for each step: the listing loads once the steps have stopped for this long. */
const restMs = 350

/** Navigates to the listing of the form's fields: the URL of a plain submit, without empty values. */
function useSubmitFilters(query: ListingQuery): () => void {
  const navigate = useNavigate()
  return () => {
    const form = document.getElementById(filterFormId) as HTMLFormElement
    const path = shopPath(queryFromEntries(new FormData(form)))
    if (path !== shopPath({ ...query, page: undefined })) void navigate(path)
  }
}

/**
 * The form of filters with JavaScript: each change navigates at once, so that back and forward restore it. The listener is
 * on the form, since the HTML of its fields is there before their code.
 */
export function useFilterForm(query: ListingQuery): {
  ref: RefObject<HTMLFormElement | null>
  onSubmit: (event: FormEvent) => void
} {
  const ref = useRef<HTMLFormElement>(null)
  const submit = useSubmitFilters(query)
  const latest = useRef(submit)
  useEffect(() => void (latest.current = submit))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const form = ref.current as HTMLFormElement
    const changed = ({ target }: Event) => {
      clearTimeout(timer.current)
      const isSlider = (target as HTMLInputElement).type === 'range'
      timer.current = setTimeout(() => latest.current(), isSlider ? restMs : 0)
    }
    form.addEventListener('change', changed)
    // A box that was ticked before this code had loaded has fired its event unheard.
    if (wasChangedByHand(form)) timer.current = setTimeout(() => latest.current())
    return () => {
      clearTimeout(timer.current)
      form.removeEventListener('change', changed)
    }
  }, [])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // Enter fires a change event as well: one navigation is enough.
    clearTimeout(timer.current)
    submit()
  }
  return { ref, onSubmit }
}

/**
 * Whether boxes differ from the served HTML because the shopper ticked them. On a reload or with the back button the
 * browser itself restores boxes, so only a fresh navigation counts.
 */
function wasChangedByHand(form: HTMLFormElement): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'navigate') return false
  return [...form.elements].some((field) => field instanceof HTMLInputElement && field.checked !== field.defaultChecked)
}
