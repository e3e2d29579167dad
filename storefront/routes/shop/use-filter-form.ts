import type { FormEvent } from 'react'
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
  const send = () => {
    const form = document.getElementById(filterFormId) as HTMLFormElement
    const wanted = shopPath(queryOf(new FormData(form)))
    if (wanted !== shopPath({ ...asked, page: undefined })) void navigate(wanted)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return { send, onSubmit }
}
