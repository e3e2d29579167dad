import { type ComponentType, type ReactNode, useState } from 'react'
import { onDemand } from '../../hydration/on-demand.tsx'
import { checkoutMessages } from '../../messages/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'

interface Missing {
  onMissing: () => void
}

/**
 * A step of the checkout, or a part of one, whose code is loaded when it opens, or ahead by `preload`: the page shows its
 * first step sooner without what follows. Where the code does not arrive, a message says so and offers to load the page
 * again: many browsers do not fetch a file a second time that did not arrive for this page (SHELL-18).
 */
export function laterPart<P extends object>(
  load: () => Promise<{ default: (props: P) => ReactNode }>,
  skeleton?: ReactNode,
): ComponentType<P> & { preload: () => void } {
  const Part = onDemand<P & Missing>(load, ({ onMissing }) => onMissing())

  function LaterPart(props: P) {
    const messages = useMessages(checkoutMessages)
    const [isMissing, setMissing] = useState(false)
    if (!isMissing) return <Part {...props} isNeeded onMissing={() => setMissing(true)} meanwhile={skeleton} />
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center gap-3 rounded-md bg-danger-soft p-4 font-medium text-danger"
      >
        {messages.partMissing}
        <button type="button" className="button button-quiet" onClick={() => window.location.reload()}>
          {messages.loadAgain}
        </button>
      </div>
    )
  }
  LaterPart.preload = Part.preload
  return LaterPart
}
