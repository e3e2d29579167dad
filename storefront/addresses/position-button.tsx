import { LocateFixed } from 'lucide-react'
import type { Point } from '#domain/branches/distance.ts'
import { addressFormMessages } from '../messages/address-form.ts'
import { useMessages } from '../messages/use-messages.ts'
import { usePosition } from './use-position.ts'

/** Places the pin at the browser's position, which it asks for when it is pressed. Says why there is none. */
export function PositionButton({ onPin, isInvalid = false }: { onPin: (pin: Point) => void; isInvalid?: boolean }) {
  const messages = useMessages(addressFormMessages)
  const { locate, isLocating, problem } = usePosition(onPin)
  return (
    <>
      <button
        type="button"
        data-invalid={isInvalid || undefined}
        className="button button-quiet"
        onClick={locate}
        disabled={isLocating}
      >
        <LocateFixed size={18} aria-hidden />
        {isLocating ? messages.findingPosition : messages.usePosition}
      </button>
      <p role="alert" className="text-sm font-medium text-warning empty:hidden">
        {problem && messages.positionProblems[problem]}
      </p>
    </>
  )
}
