import { useCallback, useEffect, useRef, useState } from 'react'
import { CallFailed } from '#contract/client.ts'

interface QueryState<T> {
  /** Undefined until the response has arrived. */
  data: T | undefined
  failure: CallFailed | undefined
  /** Sends the query again; the data stay on the page until the new response arrives. */
  retry: () => void
  /** Replaces the data with those of another response, such as the order that was just canceled. */
  setData: (data: T) => void
}

/**
 * The response to a query that the browser sends after the first paint, and again when `key` changes. A response that
 * arrives after its key has changed is dropped.
 */
export function useQuery<T>(key: string, fetchData: (signal: AbortSignal) => Promise<T>): QueryState<T> {
  const [result, setResult] = useState<{ key: string; data?: T; failure?: CallFailed }>({ key })
  const [tries, setTries] = useState(0)
  const latestFetch = useRef(fetchData)
  useEffect(() => void (latestFetch.current = fetchData))

  useEffect(() => {
    const controller = new AbortController()
    latestFetch.current(controller.signal).then(
      (data) => !controller.signal.aborted && setResult({ key, data }),
      (error: unknown) => {
        if (controller.signal.aborted) return
        setResult({
          key,
          failure: error instanceof CallFailed ? error : new CallFailed(0, 0, '', { reason: 'unexpected' }),
        })
      },
    )
    return () => controller.abort()
  }, [key, tries])

  const retry = useCallback(() => {
    setResult((before) => ({ key: before.key, ...(before.data !== undefined && { data: before.data }) }))
    setTries((before) => before + 1)
  }, [])
  const setData = useCallback((data: T) => setResult({ key, data }), [key])
  const isCurrent = result.key === key
  return { data: isCurrent ? result.data : undefined, failure: isCurrent ? result.failure : undefined, retry, setData }
}
