/** The end of a number or code whose beginning is hidden: `•••• 4242`. The dots are not read out. */
export function MaskedDigits({ shown }: { shown: string }) {
  return (
    <span className="whitespace-nowrap">
      <span aria-hidden>•••• </span>
      {shown}
    </span>
  )
}
