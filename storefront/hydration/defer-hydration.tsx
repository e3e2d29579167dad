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
import { flushSync } from 'react-dom'
import { useNavigationType } from 'react-router'
import { useLanguage } from '../messages/use-messages.ts'
import { notifyNotOpened } from '../ui/overlays.tsx'
import type * as CapturedState from './captured-state.ts'
import { whenReleased } from './when-released.ts'

interface Options {
  /** The class of the element around the section. It gives the section its size while it is not rendered. */
  className?: string
  /** True for a section with nothing but links: its HTML works without its code, which only other data need. */
  isStatic?: boolean
  /**
   * True for a section of the first screen: the next page that has it renders it at once. Its code is loaded for that page
   * also where the HTML of this one works without it.
   */
  isFirst?: boolean
}

/** The code of a section. `loaded` is set once it has been loaded in this tab. */
interface SectionCode<P> {
  loaded: ComponentType<P> | undefined
  load: (hasServerHtml: boolean) => Promise<ComponentType<P>>
}

/** Loaded with the code of the first section that the server has rendered. */
let capturing: typeof CapturedState | undefined

const isServer = typeof document === 'undefined'

/**
 * Makes a component of a page's section whose code is loaded late (README.md): most are below the first screen. The server
 * renders the section as HTML; the browser leaves this HTML alone until the section comes near the window, the focus
 * enters it, a button in it is pressed, or its data change. Only then it loads the code and renders the section, with the
 * shopper's input from before. After a client-side navigation there is no HTML: the section is an empty box until it is
 * near. On the way back it is rendered at once, so that the page is as long as it was, and so is one of the first screen
 * whenever its code is known.
 */
export function deferHydration<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  { className = '', isStatic = false, isFirst = false }: Options = {},
): ComponentType<P> {
  const OnServer = lazy(load)
  const code: SectionCode<P> = {
    loaded: undefined,
    async load(hasServerHtml) {
      const [section, functions] = await Promise.all([load(), hasServerHtml && import('./captured-state.ts')])
      if (functions) capturing = functions
      return (code.loaded = section.default)
    },
  }

  return function DeferredSection(props: P) {
    const { Section, box, serverHtmlBox, hasServerHtml } = useSection(code, props, { isStatic, isFirst })
    if (isServer)
      return (
        <div className={className}>
          <Suspense>
            <OnServer {...props} />
          </Suspense>
        </div>
      )
    if (Section)
      return (
        <div key="hydrated" ref={box} className={className}>
          <Section {...props} />
        </div>
      )
    if (hasServerHtml)
      return (
        <div
          key="server-html"
          ref={serverHtmlBox}
          className={className}
          suppressHydrationWarning
          // While it hydrates, React does not compare HTML that this property sets.
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      )
    return <div key="empty" ref={box} className={`${className} deferred-empty`} />
  }
}

/** Loads the code of a section when it is needed, and restores the shopper's input in it. */
function useSection<P extends object>(code: SectionCode<P>, props: P, { isStatic, isFirst }: Options) {
  const language = useLanguage()
  const isHydrating = useSyncExternalStore(neverChanges, alwaysFalse, alwaysTrue)
  const isAtOnce = useNavigationType() === 'POP' || isFirst
  const [first] = useState({ ...props, language, hasServerHtml: isHydrating })
  const [Section, setSection] = useState(() => (isAtOnce && !first.hasServerHtml ? code.loaded : undefined))
  const box = useRef<HTMLDivElement>(null)
  const pressed = useRef<HTMLElement>(undefined)
  const released = useRef<Promise<void>>(undefined)
  const captured = useRef<CapturedState.CapturedState>(undefined)
  const hasNewData = language !== first.language || !isSame(props, first)

  useEffect(() => {
    if (Section) return
    if (isStatic && first.hasServerHtml && !hasNewData) {
      // Without the code the next page is rendered without this section for a moment, and nothing else is lost.
      const loadAhead = () => void code.load(false).catch(() => {})
      return isFirst ? watchBox(box.current as HTMLElement, { hydrate: loadAhead }) : undefined
    }
    const hydrate = () =>
      void code.load(first.hasServerHtml).then(
        async (Loaded) => {
          let awaited
          while (awaited !== released.current) await (awaited = released.current)
          // At once: a press that began before a later rendering would lose its click.
          flushSync(() => setSection(() => Loaded))
        },
        // The HTML stays. Browsers that remember a file that did not arrive need a reload, which the notification offers.
        () => (pressed.current || (isFirst && !first.hasServerHtml)) && notifyNotOpened(),
      )
    if (hasNewData) hydrate()
    const onPress = (button: HTMLElement) => {
      pressed.current = button
      hydrate()
    }
    const onDown = () => (released.current = whenReleased())
    return watchBox(box.current as HTMLElement, { hydrate, onPress, onDown })
  }, [Section, hasNewData, first, code, isStatic, isFirst])

  // React calls the function that this returns right before it removes the server's HTML, after the shopper's last input.
  const serverHtmlBox = useCallback((element: HTMLDivElement) => {
    box.current = element
    return () => void (captured.current = capturing?.captureState(element, pressed.current))
  }, [])

  useEffect(() => {
    if (Section && captured.current) capturing?.restoreState(box.current as HTMLElement, captured.current)
    captured.current = undefined
  }, [Section])

  return { Section, box, serverHtmlBox, hasServerHtml: first.hasServerHtml }
}

// With these, `useSyncExternalStore` gives true while React hydrates the server's HTML, and false in any later render.
const neverChanges = () => () => {}
const alwaysFalse = () => false
const alwaysTrue = () => true

function isSame(props: object, first: object): boolean {
  return Object.entries(props).every(([name, value]) => first[name as never] === value)
}

/** So far below the window a section begins to load: an empty one about a screen, one that can be read already less. */
const nearMargin = { empty: '600px 0px', served: '80px 0px' }

interface Watchers {
  hydrate: () => void
  onPress?: (button: HTMLElement) => void
  onDown?: () => void
}

/**
 * Calls `hydrate` when a box comes near or gets the focus, `onPress` when a button in it is pressed, and `onDown` when a
 * pointer goes down in it.
 */
function watchBox(box: HTMLElement, { hydrate, onPress = () => {}, onDown = () => {} }: Watchers): () => void {
  const rootMargin = nearMargin[box.classList.contains('deferred-empty') ? 'empty' : 'served']
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && hydrate(),
    {
      rootMargin,
    },
  )
  const press = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button[type="button"]:not([popovertarget])')
    if (button) onPress(button)
  }
  // A part of it may stand in the window wherever the section is, such as a bar.
  for (const element of [box, ...box.querySelectorAll('[data-fixed]')]) observer.observe(element)
  box.addEventListener('focusin', hydrate, { once: true })
  box.addEventListener('click', press)
  box.addEventListener('pointerdown', onDown, true)
  return () => {
    observer.disconnect()
    box.removeEventListener('focusin', hydrate)
    box.removeEventListener('click', press)
    box.removeEventListener('pointerdown', onDown, true)
  }
}
