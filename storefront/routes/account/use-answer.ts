import { useCallback, useEffect, useRef, useState } from 'react'
import { CallFailed } from '#contract/client.ts'

interface Asked<T> {
  /** Undefined while it is on its way. */
  answer: T | undefined
  failure: CallFailed | undefined
  /** Asks again; what is shown stays until the new answer comes. */
  retry: () => void
  /** Puts an answer that another call brought, such as the order that was just canceled. */
  put: (answer: T) => void
}

/**
 * What the store answers to a question that is asked after paint, asked anew when its key changes. An answer that comes
 * too late is dropped.
 */
export function useAnswer<T>(key: string, ask: (signal: AbortSignal) => Promise<T>): Asked<T> {
  const [known, setKnown] = useState<{ key: string; answer?: T; failure?: CallFailed }>({ key })
  const [turn, setTurn] = useState(0)
  const latest = useRef(ask)
  useEffect(() => void (latest.current = ask))

  useEffect(() => {
    const leaving = new AbortController()
    latest.current(leaving.signal).then(
      (answer) => !leaving.signal.aborted && setKnown({ key, answer }),
      (error: unknown) => {
        if (leaving.signal.aborted) return
        setKnown({
          key,
          failure: error instanceof CallFailed ? error : new CallFailed(0, 0, '', { reason: 'unexpected' }),
        })
      },
    )
    return () => leaving.abort()
  }, [key, turn])

  const retry = useCallback(() => {
    setKnown(({ key: shown, answer }) => ({ key: shown, ...(answer !== undefined && { answer }) }))
    setTurn((before) => before + 1)
  }, [])
  const put = useCallback((answer: T) => setKnown({ key, answer }), [key])
  const isCurrent = known.key === key
  return { answer: isCurrent ? known.answer : undefined, failure: isCurrent ? known.failure : undefined, retry, put }
}
