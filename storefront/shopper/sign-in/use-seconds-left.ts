import { useEffect, useState } from 'react'

/** The whole seconds left of a wait that begins when the component appears, and again whenever `start` changes. */
export function useSecondsLeft(seconds: number, start: unknown = undefined): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const end = Date.now() + seconds * 1000
    const count = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    count()
    const timer = setInterval(count, 1000)
    return () => clearInterval(timer)
  }, [seconds, start])
  return left
}
