/** Our mark: a shop window with its light on, and the name. Drawn in the text's colour, the light in the accent. */
export function Wordmark({ className = '' }: { className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2 ${className}`}>
      <WindowMark className="size-7" />
      <span className="text-lg leading-none font-extrabold tracking-[-0.03em]">vitrina</span>
    </span>
  )
}

/** The mark alone: the window's frame, the beam of its lamp, and the ledge where goods stand. */
export function WindowMark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <path d="M13 4.5h6l6.2 20H6.8Z" className="fill-accent" />
      <path
        d="M2.5 27.5h27M6 27V9.5a6 6 0 0 1 6-6h8a6 6 0 0 1 6 6V27"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.7"
        strokeLinecap="round"
      />
    </svg>
  )
}
