import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

export interface OnDemandProps {
  /** Set once the component is needed. */
  isNeeded: boolean
  /** Shown until the code is loaded. */
  meanwhile?: ReactNode
}

/**
 * A component whose code is loaded when it is first wanted; from then on it stays. Where the code cannot be loaded,
 * nothing is rendered, `onMissing` is called, and the next time that the component is wanted tries again. React's `lazy`
 * would throw instead, and the whole store would show an error. `preload` loads the code ahead, and says nothing where it
 * does not arrive.
 */
export function onDemand<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  onMissing: (props: P) => void = () => {},
): ComponentType<P & OnDemandProps> & { preload: () => void } {
  let known: ComponentType<P> | undefined

  async function loadPart(): Promise<ComponentType<P>> {
    return (known = (await load()).default)
  }

  function OnDemand({ isNeeded, meanwhile, ...props }: P & OnDemandProps) {
    const [Part, setPart] = useState(() => known)
    useEffect(() => {
      if (!isNeeded || Part) return
      loadPart().then(
        (Loaded) => setPart(() => Loaded),
        () => onMissing(props as unknown as P),
      )
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- a change of other props loads nothing
    }, [isNeeded, Part])
    return Part ? <Part {...(props as unknown as P)} /> : meanwhile
  }
  OnDemand.preload = () => void loadPart().catch(() => {})
  return OnDemand
}
