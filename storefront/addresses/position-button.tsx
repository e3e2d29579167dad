import type { Point } from '#domain/branches/distance.ts'
import { addressFormMessages } from '../messages/address-form.ts'
import { useMessages } from '../messages/use-messages.ts'
import { usePosition } from './use-position.ts'
import { Icon } from '../ui/icon.tsx'

/** Places the pin at the browser's position, which it asks for when it is pressed. Says why there is none. */
export function PositionButton({ onPin, isInvalid = false }: { onPin: (pin: Point) => void; isInvalid?: boolean }) {
  const messages = useMessages(addressFormMessages)
  const { locate, isLocating, problem } = usePosition(onPin)
  return (
    <>
      <button
        type="button"
        data-invalid={isInvalid || undefined}
        className="button button-quiet max-sm:w-full"
        onClick={locate}
        disabled={isLocating}
      >
        <Icon name="locate-fixed" className="size-4.5" />
        {isLocating ? messages.findingPosition : messages.usePosition}
      </button>
      <p role="alert" className="text-sm font-medium text-warning empty:hidden">
        {problem && messages.positionProblems[problem]}
      </p>
    </>
  )
}
