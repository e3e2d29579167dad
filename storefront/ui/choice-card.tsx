import type { ReactNode } from 'react'

interface Props {
  name: string
  isChosen: boolean
  onChoose: () => void
  isDisabled?: boolean
  /** Several cards of the group can be chosen: a checkbox instead of a radio button. */
  isMultiple?: boolean
  /** A frame of the caller is around the chosen card and its fields. */
  isFramed?: boolean
  children: ReactNode
}

const classes = {
  chosen: 'border-accent bg-accent-soft',
  framed: 'border-transparent',
  disabled: 'cursor-not-allowed border-line bg-sunken',
  open: 'border-line-option bg-raised hover:border-line-strong',
}

/** A radio button or checkbox as a card: the whole card is its label. */
export function ChoiceCard({
  name,
  isChosen,
  onChoose,
  isDisabled = false,
  isMultiple = false,
  isFramed,
  children,
}: Props) {
  return (
    <label
      className={`flex min-h-14 gap-3 ${isFramed ? 'flex-wrap' : ''} rounded-md border-2 p-[min(0.75rem,4vw)] transition-colors sm:p-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${
        classes[isChosen ? (isFramed ? 'framed' : 'chosen') : isDisabled ? 'disabled' : 'open']
      }`}
    >
      <input
        type={isMultiple ? 'checkbox' : 'radio'}
        name={name}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        className="mt-0.5 size-5 shrink-0 outline-none"
      />
      {/* With large text what a frame is around goes below the box. */}
      <span className={`min-w-0 grow ${isFramed ? 'basis-40' : ''}`}>{children}</span>
    </label>
  )
}
