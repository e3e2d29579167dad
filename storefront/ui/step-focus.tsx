import { type ReactNode, useEffect, useRef } from 'react'
import { focusFirstEmpty } from './focus-first-empty.ts'

/**
 * A form of a dialog with several steps. When the step changes, the button that led to it is gone, and the focus with
 * that button: it goes on in the new step.
 */
export function StepFocus({ step, children }: { step: string; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => focusFirstEmpty(panel.current), [step])
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}
