import { useId, useRef } from 'react'
import type { Point } from '#domain/branches/distance.ts'
import { addressFormMessages } from '../messages/address-form.ts'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Icon } from '../ui/icon.tsx'
import { useModal } from '../ui/use-modal.ts'
import type { DeliveringBranches } from './delivering-branches.ts'
import { DeliverabilityStatus } from './deliverability.tsx'
import { DeliveryLegend } from './delivery-legend.tsx'
import { LocationMap } from './location-map.tsx'
import { PositionButton } from './position-button.tsx'
import type { Deliverability } from './use-deliverability.ts'
import { useFarPlace } from './use-far-place.ts'
import type { Zones } from './use-zones.ts'

interface Props {
  isOpen: boolean
  isSaving: boolean
  branches: DeliveringBranches
  zones: Zones | undefined
  deliverability: Deliverability
  pin: Point | undefined
  onPin: (pin: Point) => void
  /** The address in one line, as the shopper wrote it. */
  line: string
  onConfirm: () => void
  onClose: () => void
}

/** The view that confirms a location on a phone: the whole screen is the map, and the address is saved from it. */
export default function ConfirmLocation(props: Props) {
  const { isOpen, isSaving, branches, zones, deliverability, pin, onPin, line, onConfirm, onClose } = props
  const messages = useMessages(addressFormMessages)
  const { close } = useMessages(shellMessages)
  const titleId = useId()
  const { isShown, handlers } = useModal({ isOpen, onClose, isPrevented: isSaving })
  return (
    <dialog
      {...handlers}
      aria-labelledby={titleId}
      className="dialog m-0 h-dvh max-h-none w-full max-w-none bg-raised p-0 text-ink"
    >
      {isShown && (
        <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto]" inert={!isOpen}>
          <div className="flex items-center justify-between gap-3 px-4 py-2">
            <h2 id={titleId} className="text-lg font-bold">
              {messages.confirmTitle}
            </h2>
            <button type="button" onClick={onClose} className="dialog-close" aria-label={close} disabled={isSaving}>
              <Icon name="x" />
            </button>
          </div>
          <LocationMap branches={branches} zones={zones} pin={pin} onPin={onPin} isFull />
          <div className="grid max-h-[45dvh] gap-3 overflow-y-auto p-4">
            <DeliveryLegend zones={zones} />
            <p className="text-sm wrap-anywhere text-muted">{line}</p>
            <div className="grid gap-2 text-sm" aria-live="polite">
              <DeliverabilityStatus branches={branches} deliverability={deliverability} />
              <FarFrom pin={pin} />
            </div>
            <div className="grid gap-2">
              <button type="button" className="button button-primary" onClick={onConfirm} disabled={isSaving}>
                {isSaving ? messages.saving : messages.confirmLocation}
              </button>
              <PositionButton onPin={onPin} />
            </div>
          </div>
        </div>
      )}
    </dialog>
  )
}

/** That the pin lies far from the place that the address says. */
function FarFrom({ pin }: Pick<Props, 'pin'>) {
  const messages = useMessages(addressFormMessages)
  const text = useRef<HTMLParagraphElement>(null)
  const far = useFarPlace(text, pin)
  return (
    <p ref={text} className="text-warning empty:hidden">
      {far && messages.farFrom(far.name, far.km)}
    </p>
  )
}
