/** What the specifications of the phone at the top of home say first, in a line; a narrow screen has no space for it. */
export function PhoneFacts({ facts }: { facts: readonly string[] }) {
  if (facts.length === 0) return null
  return <span className="mt-1 text-muted max-xl:hidden">{facts.join(' · ')}</span>
}
