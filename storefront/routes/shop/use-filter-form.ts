import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type ListingQuery, queryFromEntries, shopPath } from './listing-query.ts'

export const filterFormId = 'filters'
/** A slider fires an event for each step: the listing loads once the steps have stopped for this long. */
const restMs = 350

/** The URL of the listing of the form's fields, as a plain submit has it, without empty values; undefined for that shown. */
function pathOfOtherListing(query: ListingQuery): string | undefined {
  const form = document.getElementById(filterFormId) as HTMLFormElement
  const path = shopPath(queryFromEntries(new FormData(form)))
  return path === shopPath({ ...query, page: undefined }) ? undefined : path
}

/**
 * The form of filters with JavaScript: each change navigates at once, so that back and forward restore it. The listener is
 * on the form, since the HTML of its fields is there before their code.
 */
export function useFilterForm(query: ListingQuery): {
  ref: RefObject<HTMLFormElement | null>
  onSubmit: (event: FormEvent) => void
  /** A text is being typed, such as a price, that the shown listing does not know yet. */
  isTyping: boolean
} {
  const ref = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const submit = () => {
    const path = pathOfOtherListing(query)
    if (path) void navigate(path)
  }
  const latest = useRef({ submit, query })
  useEffect(() => void (latest.current = { submit, query }))
  const [isTyping, setTyping] = useState(false)
  // A listing that has arrived may be that of the typed text.
  useEffect(() => setTyping((was) => was && pathOfOtherListing(query) !== undefined), [query])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const form = ref.current as HTMLFormElement
    // A field without a name, such as the one that finds a phone in the list, is no filter.
    const typed = ({ target }: Event) => {
      const { type, name } = target as HTMLInputElement
      if (type === 'text' && name) setTyping(pathOfOtherListing(latest.current.query) !== undefined)
    }
    const changed = ({ target }: Event) => {
      clearTimeout(timer.current)
      setTyping(false)
      const isSlider = (target as HTMLInputElement).type === 'range'
      timer.current = setTimeout(() => latest.current.submit(), isSlider ? restMs : 0)
    }
    form.addEventListener('input', typed)
    form.addEventListener('change', changed)
    // A box that was ticked before this code had loaded has fired its event unheard.
    if (wasChangedByHand(form)) timer.current = setTimeout(() => latest.current.submit())
    return () => {
      clearTimeout(timer.current)
      form.removeEventListener('input', typed)
      form.removeEventListener('change', changed)
    }
  }, [])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // Enter fires a change event as well: one navigation is enough.
    clearTimeout(timer.current)
    setTyping(false)
    submit()
  }
  return { ref, onSubmit, isTyping }
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
