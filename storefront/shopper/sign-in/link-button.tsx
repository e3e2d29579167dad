import type { ReactNode } from 'react'

/** A button that looks like a link: it changes the step of the dialog and leads to no other page. */
export function LinkButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className="link min-h-8 text-sm font-semibold" onClick={onPress}>
      {children}
    </button>
  )
}
