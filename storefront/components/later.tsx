import { type ComponentType, Suspense, lazy, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigationType } from 'react-router'
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
 * loads and takes over when it comes near, when the focus enters it, or when it has other data to show; a button pressed before that is
 * pressed again then. Where the page is opened by a link within the store there is no HTML yet: the part then waits as an empty place of
 * its size until the first screen has been painted. Who goes back finds it there at once, so that the page is as long as it was.
 */
export function later<P extends object>(load: Load<P>, { className = '', isStill = false }: Settings = {}): ComponentType<P> {
  const Served = lazy(load)
  let known: ComponentType<P> | undefined
  const bring = async () => (known = (await load()).default)

  return function Later(props: P) {
    const language = useLanguage()
    const isServed = useSyncExternalStore(never, notServed, served)
    const isReturning = useNavigationType() === 'POP'
    const [first] = useState({ ...props, language, isServed })
    const [Part, setPart] = useState(() => (isReturning && !first.isServed ? known : undefined))
    const place = useRef<HTMLDivElement>(null)
    const held = useRef<{ focused?: string; pressed?: string }>({})
    const isChanged = language !== first.language || !isSame(props, first)

    useEffect(() => {
      if (Part) return
      const wake = () =>
        void bring().then(
          (Loaded) => {
            const focused = focusables(place.current).find((element) => element === document.activeElement)
            if (focused) held.current.focused = signOf(focused)
            setPart(() => Loaded)
          },
          () => {},
        )
      if (isChanged) return wake()
      if (isStill && first.isServed) return
      const press = (pressed: string) => {
        held.current.pressed = pressed
        wake()
      }
      return whenNear(place.current as HTMLElement, wake, press)
    }, [Part, isChanged, first])

    // What had the focus, or was pressed too early, is another element now.
    useEffect(() => {
      if (!Part) return
      const { focused, pressed } = held.current
      held.current = {}
      const find = (sign: string | undefined) => focusables(place.current).find((element) => signOf(element) === sign)
      if (focused) find(focused)?.focus({ preventScroll: true })
      if (pressed) find(pressed)?.click()
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

/** How an element is known again: by what it is and says. */
function signOf(element: HTMLElement): string {
  return `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`
}

function whenNear(place: HTMLElement, wake: () => void, press: (sign: string) => void): () => void {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && wake(), { rootMargin: nearMargin })
  const pressed = ({ target }: Event) => {
    const button = (target as Element).closest('button[type="button"]:not([popovertarget])') as HTMLElement | null
    if (button) press(signOf(button))
  }
  observer.observe(place)
  place.addEventListener('focusin', wake, { once: true })
  place.addEventListener('click', pressed)
  return () => {
    observer.disconnect()
    place.removeEventListener('focusin', wake)
    place.removeEventListener('click', pressed)
  }
}
