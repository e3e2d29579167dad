import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

interface Wish {
  isWanted: boolean
  /** What stands there until its code has come. */
  meanwhile?: ReactNode
}

/**
 * A part whose code comes when it is first wanted; from then on it stays. Where the code does not come there is no
 * part, `onMissing` hears of it, and the next wish asks anew: a failure that is thrown while drawing, as `lazy` does,
 * would take all the store down with it.
 */
export function onDemand<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  onMissing: (props: P) => void = () => {},
): ComponentType<P & Wish> {
  let known: ComponentType<P> | undefined

  return function OnDemand({ isWanted, meanwhile, ...props }: P & Wish) {
    const [Part, setPart] = useState(() => known)
    useEffect(() => {
      if (!isWanted || Part) return
      load().then(
        ({ default: Loaded }) => {
          known = Loaded
          setPart(() => Loaded)
        },
        () => onMissing(props as unknown as P),
      )
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- other properties are no other wish
    }, [isWanted, Part])
    return Part ? <Part {...(props as unknown as P)} /> : meanwhile
  }
}
