interface Props {
  number: number
  text: string
  /** A text after the heading of a part that may stay empty. */
  optional?: string
}

/** The heading of a part of the form, with its number. */
export function NumberedHeading({ number, text, optional }: Props) {
  return (
    <h2 className="flex items-center gap-2.5 font-bold">
      <span className="grid size-7 shrink-0 place-items-center rounded-full border border-accent bg-accent-soft text-sm">
        {number}
      </span>
      <span className="min-w-0 wrap-anywhere">
        {text} {optional && <span className="text-sm font-normal text-muted">{optional}</span>}
      </span>
    </h2>
  )
}
