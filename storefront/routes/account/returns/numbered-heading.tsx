interface Props {
  number: number
  /** Its number on a wide screen, where a part that stands beside the others has none. */
  numberBeside?: number | 'none'
  id?: string
  text: string
  /** A text after the heading of a part that may stay empty. */
  optional?: string
}

/** The heading of a part of the form, with its number. */
export function NumberedHeading({ number, numberBeside = number, id, text, optional }: Props) {
  return (
    <h2 className="flex items-center gap-2.5 font-bold">
      <Circle className={numberBeside === number ? '' : '@min-[45rem]:hidden'}>{number}</Circle>
      {numberBeside !== number && numberBeside !== 'none' && (
        <Circle className="hidden @min-[45rem]:grid">{numberBeside}</Circle>
      )}
      <span id={id} className="min-w-0 wrap-anywhere">
        {text} {optional && <span className="text-sm font-normal text-muted">{optional}</span>}
      </span>
    </h2>
  )
}

function Circle({ className, children }: { className: string; children: number }) {
  return (
    <span className={`grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft text-sm ${className}`}>
      {children}
    </span>
  )
}
