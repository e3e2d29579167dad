import {
  type ComponentType,
  Suspense,
  lazy,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useNavigationType } from 'react-router'
import { useLanguage } from '../messages/use-messages.ts'
import type * as handover from './handover.ts'

type Load<P> = () => Promise<{ default: ComponentType<P> }>

interface Settings {
  /** The place's own class: its size while it is far away. */
  className?: string
  /** True for what has nothing to press but links: its HTML is enough, it wakes up for other data alone. */
  isStill?: boolean
}

/** Comes with the first code that takes a place over. */
let tools: typeof handover | undefined

const isServer = typeof document === 'undefined'
const never = () => () => {}
/** So far below the window a part begins to load: about one screen. */
const nearMargin = '600px 0px'

/**
 * A part of a page below its first screen. Its HTML comes with the page and stands as it is, at no cost to the first
 * seconds of a phone; its code loads and takes over when it comes near, when the focus enters it, or when it has other
 * data to show. What was typed, ticked and opened before that stays, and a button that was pressed is pressed again
 * then. Where the page is opened by a link within the store there is no HTML yet: the part then waits as an empty place
 * of its size until the first screen has been painted. Who goes back finds it there at once, so that the page is as
 * long as it was.
 */
export function later<P extends object>(
  load: Load<P>,
  { className = '', isStill = false }: Settings = {},
): ComponentType<P> {
  const Served = lazy(load)
  let known: ComponentType<P> | undefined
  const bring = async () => {
    ;[{ default: known }, tools] = await Promise.all([load(), import('./handover.ts')])
    return known
  }

  return function Later(props: P) {
    const language = useLanguage()
    const isServed = useSyncExternalStore(never, notServed, served)
    const isReturning = useNavigationType() === 'POP'
    const [first] = useState({ ...props, language, isServed })
    const [Part, setPart] = useState(() => (isReturning && !first.isServed ? known : undefined))
    const place = useRef<HTMLDivElement>(null)
    const pressed = useRef<HTMLElement>(undefined)
    const done = useRef<handover.Handover>(undefined)
    const isChanged = language !== first.language || !isSame(props, first)

    useEffect(() => {
      if (Part) return
      const wake = () =>
        void bring().then(
          (Loaded) => setPart(() => Loaded),
          () => {},
        )
      if (isChanged) return wake()
      if (isStill && first.isServed) return
      const press = (button: HTMLElement) => {
        pressed.current = button
        wake()
      }
      return whenNear(place.current as HTMLElement, wake, press)
    }, [Part, isChanged, first])

    // React calls it back right before it takes the sleeping HTML away, whatever was done to that until then.
    const asleep = useCallback((element: HTMLDivElement) => {
      place.current = element
      return () => void (done.current = tools?.handOver(element, pressed.current))
    }, [])

    useEffect(() => {
      if (Part && done.current) tools?.takeOver(place.current as HTMLElement, done.current)
      done.current = undefined
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
      return (
        <div
          key="asleep"
          ref={asleep}
          className={className}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      )
    return <div key="empty" ref={place} className={`${className} later-empty`} />
  }
}

const served = () => true
const notServed = () => false

function isSame(props: object, first: object): boolean {
  return Object.entries(props).every(([name, value]) => first[name as never] === value)
}

function whenNear(place: HTMLElement, wake: () => void, press: (button: HTMLElement) => void): () => void {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && wake(), { rootMargin: nearMargin })
  const pressed = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button[type="button"]:not([popovertarget])')
    if (button) press(button)
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
