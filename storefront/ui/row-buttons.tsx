import { rowButtonMessages } from '../messages/row-buttons.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Icon, type IconName } from './icon.tsx'
import type { Track } from './use-track.ts'

/**
 * The buttons of a row, for mouse and keyboard, above its right end, where they cover no goods; on a touch screen the row
 * is swiped. At an end of the row the button towards it is pale: pressed again, it goes back to the other end.
 */
export function RowButtons({
  isAtStart,
  isAtEnd,
  move,
}: Pick<Track<HTMLUListElement>, 'isAtStart' | 'isAtEnd' | 'move'>) {
  const messages = useMessages(rowButtonMessages)
  return (
    <>
      <RowButton
        label={messages.previous}
        isIdle={isAtStart}
        onClick={() => move(-1)}
        className="row-button-back"
        icon="chevron-left"
      />
      <RowButton
        label={messages.next}
        isIdle={isAtEnd}
        onClick={() => move(1)}
        className="row-button-on"
        icon="chevron-right"
      />
    </>
  )
}

interface RowButtonProps {
  label: string
  isIdle: boolean
  onClick: () => void
  className: string
  icon: IconName
}

function RowButton({ label, isIdle, onClick, className, icon }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-idle={isIdle || undefined}
      onClick={onClick}
      className={`needs-script row-button ${className}`}
    >
      <Icon name={icon} className="size-5" />
    </button>
  )
}
