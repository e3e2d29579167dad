import { Icon } from './icon.tsx'

interface StepProps {
  direction: 'previous' | 'next'
  label: string
  /** There is no slide in this direction. The button stays focusable. */
  isEnd: boolean
  onClick: () => void
  /** The display and the position of the button. */
  className: string
  iconSize: string
}

/** A button that steps to the previous or the next slide. */
export function SlideStep({ direction, label, isEnd, onClick, className, iconSize }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd}
      onClick={onClick}
      className={`size-11 place-items-center rounded-md bg-raised shadow-soft hover:bg-sunken aria-disabled:opacity-40 ${className}`}
    >
      <Icon name={direction === 'previous' ? 'chevron-left' : 'chevron-right'} className={iconSize} />
    </button>
  )
}

/** The number of the shown slide, such as `2 / 5`; `label` is its text for screen readers. */
export function SlideCount({ at, count, label, className = '' }: CountProps) {
  return (
    <p aria-live="polite" className={`rounded-sm bg-raised px-2 py-1 text-xs font-semibold shadow-soft ${className}`}>
      <span className="sr-only">{label}</span>
      <span aria-hidden>
        {at + 1} / {count}
      </span>
    </p>
  )
}

interface CountProps {
  /** The index of the shown slide, from 0. */
  at: number
  count: number
  label: string
  className?: string
}
