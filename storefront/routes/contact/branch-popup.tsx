import { type RefObject, useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import type { Branch } from '../../shopper/branch.ts'
import { OpenNow } from '../../shopper/open-now.tsx'
import { contactMessages } from '../../messages/contact.ts'
import { ChooseButton } from './choose-button.tsx'
import { directionsTo } from './directions.ts'

const triesMax = 30

/** The popup of a pin: the branch, whether it is open, directions, and a button that chooses it. It takes the focus and returns it to the pin. */
export function BranchPopup({
  branch,
  isCurrent,
  onClose,
}: {
  branch: Branch
  isCurrent: boolean
  onClose: () => void
}) {
  const messages = useMessages(contactMessages)
  const ref = usePopupFocus(onClose)
  return (
    <div ref={ref} role="group" aria-label={branch.description} tabIndex={-1} className="wrap-anywhere outline-none">
      <div className="flex items-start justify-between gap-2">
        <div>
          <p className="text-muted">{branch.city_name}</p>
          <p className="text-base font-bold">{branch.description}</p>
        </div>
        <button
          type="button"
          aria-label={messages.closePin}
          className="-mt-2 -mr-2 grid size-11 place-items-center rounded-md text-muted hover:bg-sunken"
          onClick={onClose}
        >
          <Icon name="x" className="size-4.5" />
        </button>
      </div>
      <p className="mt-1 text-pretty">{branch.address}</p>
      {/* The map of a phone is too low for it, and the list below says it. */}
      <div className="mt-2 max-sm:hidden">
        <OpenNow branchCode={branch.codplace} />
      </div>
      <a
        href={directionsTo(branch)}
        rel="noreferrer"
        target="_blank"
        className="link mt-1 flex min-h-11 items-center gap-2"
      >
        <Icon name="map-pin" className="size-4" />
        {messages.directions}
      </a>
      <ChooseButton branch={branch} isCurrent={isCurrent} />
    </div>
  )
}

/** Moves the focus into the popup once it is visible, and closes it with Escape. */
function usePopupFocus(onClose: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const element = ref.current as HTMLDivElement
    // Leaflet hides the popup while it measures it, and a hidden element takes no focus: each frame tries again.
    let frame = 0
    const enter = (tries: number) => {
      element.focus({ preventScroll: true })
      if (document.activeElement !== element && tries > 1) frame = requestAnimationFrame(() => enter(tries - 1))
    }
    enter(triesMax)
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close.current()
    }
    element.addEventListener('keydown', leave)
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('keydown', leave)
    }
  }, [])
  return ref
}
