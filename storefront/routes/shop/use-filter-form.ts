import { type FormEvent, useCallback, useRef } from 'react'
import { useNavigate } from 'react-router'
import { type Query, queryOf, shopPath } from './query.ts'

export const filterFormId = 'filters'

export interface FilterForm {
  /** Loads the listing that the form's fields ask for; the same address as a plain submit would give, without its empty values. */
  send: () => void
  onSubmit: (event: FormEvent) => void
}

/** The form of filters with JavaScript: each change loads at once and stands in the history, so that back and forward restore it. */
export function useFilterForm(asked: Query): FilterForm {
  const navigate = useNavigate()
  const current = useRef('')
  current.current = shopPath({ ...asked, page: undefined })
  const send = useCallback(() => {
    const form = document.getElementById(filterFormId) as HTMLFormElement
    const wanted = shopPath(queryOf(new FormData(form)))
    if (wanted !== current.current) void navigate(wanted)
  }, [navigate])
  const onSubmit = useCallback(
    (event: FormEvent) => {
      event.preventDefault()
      send()
    },
    [send],
  )
  return { send, onSubmit }
}
