import { useEffect, useRef, useState } from 'react'

export interface OpinionQuery<Sort extends string> {
  page: number
  order_by: Sort
  q: string
}

interface Page {
  docs: readonly unknown[]
  total: number
  page: number
  pages: number
}

export type Ask<Sort extends string, P> = (query: OpinionQuery<Sort>, signal: AbortSignal) => Promise<P>

/**
 * A list of opinions a page at a time: the first one came with the page (null where it could not be had), the others
 * are asked for. While one is on its way the last one stays; where it fails it says so, and the same can be asked
 * again.
 */
export function useOpinions<Sort extends string, P extends Page>(first: P | null, sort: Sort, ask: Ask<Sort, P>) {
  const [query, setQuery] = useState<OpinionQuery<Sort>>({ page: 1, order_by: sort, q: '' })
  const [list, setList] = useState(first)
  const [status, setStatus] = useState<'ready' | 'loading' | 'failed'>(first ? 'ready' : 'failed')
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])

  async function show(wanted: OpinionQuery<Sort>): Promise<void> {
    asking.current?.abort()
    const { signal } = (asking.current = new AbortController())
    setQuery(wanted)
    setStatus('loading')
    try {
      const page = await ask(wanted, signal)
      if (signal.aborted) return
      setList(page)
      setStatus('ready')
    } catch {
      if (!signal.aborted) setStatus('failed')
    }
  }

  return {
    query,
    list,
    status,
    sortBy: (order_by: Sort) => show({ ...query, order_by, page: 1 }),
    search: (q: string) => show({ ...query, q, page: 1 }),
    turnTo: (page: number) => show({ ...query, page }),
    tryAgain: () => show(query),
  }
}
