/**
 * Shows a step of a dialog that has just appeared from its top, and focuses its first empty field. On a touch screen,
 * where the keyboard would cover the form, it focuses the step itself instead. While the focus is on a tab, it stays
 * there.
 */
export function focusFirstEmpty(panel: HTMLElement | null): void {
  if (document.activeElement?.role === 'tab') return
  // The dialog is as far down as the button was that led to the step.
  panel?.closest('dialog')?.scrollTo({ top: 0 })
  const inputs = [...(panel?.querySelectorAll('input') ?? [])]
  const first = matchMedia('(pointer: fine)').matches ? inputs.find(({ value }) => value === '') : undefined
  if (first) first.focus()
  // The tabs above the form stay in view.
  else panel?.focus({ preventScroll: true })
}
