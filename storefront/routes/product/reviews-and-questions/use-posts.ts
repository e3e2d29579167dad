import { useEffect, useRef, useState } from 'react'

export interface PostQuery<Sort extends string> {
  page: number
  order_by: Sort
  q: string
}

/** A page of posts: reviews or questions. */
export interface PostPage<Post> {
  docs: readonly Post[]
  total: number
  page: number
  pages: number
}

export type FetchPosts<Sort extends string, Post> = (
  query: PostQuery<Sort>,
  signal: AbortSignal,
) => Promise<PostPage<Post>>

/**
 * A list of posts, a page at a time. The product's page contains the first one, or null where it failed to load; the hook
 * fetches the others. The previous page stays while another one loads. A failed page can be fetched again.
 */
export function usePosts<Sort extends string, Post>(
  first: PostPage<Post> | null,
  sort: Sort,
  fetchPosts: FetchPosts<Sort, Post>,
) {
  const [query, setQuery] = useState<PostQuery<Sort>>({ page: 1, order_by: sort, q: '' })
  const [list, setList] = useState(first)
  const [status, setStatus] = useState<'ready' | 'loading' | 'failed'>(first ? 'ready' : 'failed')
  const pending = useRef<AbortController>(undefined)
  useEffect(() => () => pending.current?.abort(), [])

  async function load(next: PostQuery<Sort>): Promise<void> {
    pending.current?.abort()
    const { signal } = (pending.current = new AbortController())
    setQuery(next)
    setStatus('loading')
    try {
      const page = await fetchPosts(next, signal)
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
    sortBy: (order_by: Sort) => load({ ...query, order_by, page: 1 }),
    search: (q: string) => load({ ...query, q, page: 1 }),
    turnTo: (page: number) => load({ ...query, page }),
    retry: () => load(query),
  }
}
