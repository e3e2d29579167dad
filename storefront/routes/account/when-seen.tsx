import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useBoxNearWindow } from '../../ui/use-box-near-window.ts'
import { FailedState } from './empty-state.tsx'

/** The margin of a part that loads wherever it stands, so that whoever prints the page gets it as well. */
export const anywhere = '10000px'

/**
 * A part of a page below its first screen, whose code is loaded when it comes into the window. These pages are rendered
 * in the browser, so that all of their code would come before the first of it is seen. `height` is the class of the
 * placeholder, about as high as the part, and `margin` how far below the window it may be.
 */
export function whenSeen<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  height: string,
  margin = '0px',
): ComponentType<P> {
  let known: ComponentType<P> | undefined

  return function WhenSeen(props: P) {
    const [Part, setPart] = useState(() => known)
    const [isFailed, setFailed] = useState(false)
    const place = useRef<HTMLDivElement>(null)
    const isSeen = useBoxNearWindow(place, margin) !== undefined
    useEffect(() => {
      if (!isSeen || Part || isFailed) return
      load().then(
        ({ default: Loaded }) => setPart(() => (known = Loaded)),
        () => setFailed(true),
      )
    }, [isSeen, Part, isFailed])
    if (Part) return <Part {...props} />
    if (isFailed) return <FailedState onRetry={() => setFailed(false)} />
    return <div ref={place} aria-busy={isSeen} className={`skeleton rounded-lg ${height}`} />
  }
}
