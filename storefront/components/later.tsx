import { type ComponentType, Suspense, lazy, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLanguage } from '../words/use-words.ts'

type Load<P> = () => Promise<{ default: ComponentType<P> }>

interface Settings {
  /** The place's own class: its size while it is far away. */
  className?: string
  /** True for what has nothing to press but links: its HTML is enough, it wakes up for other data alone. */
  isStill?: boolean
}

const isServer = typeof document === 'undefined'
const never = () => () => {}
const focusable = 'a[href], button:not([disabled]), [tabindex="0"]'
/** So far below the window a part begins to load: about one screen. */
const nearMargin = '600px 0px'

/**
 * A part of a page below its first screen. Its HTML comes with the page and stands as it is, at no cost to the first seconds of a phone; its code
 * loads and takes over when it comes near, when the focus enters it, or when it has other data to show. Where the page is opened by a
 * link within the store there is no HTML yet: the part then waits as an empty place of its size.
 */
export function later<P extends object>(load: Load<P>, { className = '', isStill = false }: Settings = {}): ComponentType<P> {
  const Served = lazy(load)
  let known: ComponentType<P> | undefined
  const bring = async () => (known = (await load()).default)

  return function Later(props: P) {
    const language = useLanguage()
    const isServed = useSyncExternalStore(never, notServed, served)
    const [first] = useState({ ...props, language, isServed })
    const [Part, setPart] = useState(() => (first.isServed ? undefined : known))
    const place = useRef<HTMLDivElement>(null)
    const focusedAt = useRef(-1)
    const isChanged = language !== first.language || !isSame(props, first)

    useEffect(() => {
      if (Part) return
      const wake = () =>
        void bring().then(
          (Loaded) => {
            focusedAt.current = focusables(place.current).indexOf(document.activeElement as HTMLElement)
            setPart(() => Loaded)
          },
          () => {},
        )
      if (isChanged) return wake()
      if (isStill && first.isServed) return
      return whenNear(place.current as HTMLElement, wake)
    }, [Part, isChanged, first])

    // What had the focus is another element now.
    useEffect(() => {
      if (Part && focusedAt.current >= 0) focusables(place.current)[focusedAt.current]?.focus({ preventScroll: true })
    }, [Part])

    if (isServer)
      return (
        <div className={className}>
          <Suspense>
            <Served {...props} />
          </Suspense>
        </div>
      )
    if (Part)
      return (
        <div key="awake" ref={place} className={className}>
          <Part {...props} />
        </div>
      )
    if (first.isServed)
      return <div key="asleep" ref={place} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    return <div key="empty" ref={place} className={`${className} later-empty`} />
  }
}

const served = () => true
const notServed = () => false

function isSame(props: object, first: object): boolean {
  return Object.entries(props).every(([name, value]) => first[name as never] === value)
}

function focusables(place: HTMLElement | null): HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>(focusable) ?? [])]
}

function whenNear(place: HTMLElement, wake: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && wake(), { rootMargin: nearMargin })
  observer.observe(place)
  place.addEventListener('focusin', wake, { once: true })
  return () => {
    observer.disconnect()
    place.removeEventListener('focusin', wake)
  }
}
