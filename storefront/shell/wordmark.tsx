/** Our mark: a shop window with its light on, and the name. Drawn in the text's colour, the light in the accent. */
export function Wordmark({ className = '' }: { className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2 ${className}`}>
      <WindowMark className="size-7" />
      <span className="text-lg leading-none font-extrabold tracking-[-0.03em]">vitrina</span>
    </span>
  )
}

/** The mark alone: the frame, the lamp's cone of light, and the ledge where goods stand. */
export function WindowMark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <rect x="2.25" y="2.25" width="27.5" height="27.5" rx="8" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path d="M16 7.5 24 23H8Z" className="fill-accent" />
      <path d="M8 23.5h16" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
}
