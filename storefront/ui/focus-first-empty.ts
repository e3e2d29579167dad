/**
 * Focuses the first empty field of a step that has just appeared. On a touch screen, where the keyboard would cover the
 * form, it focuses the step itself instead. While the focus is on a tab, it stays there.
 */
export function focusFirstEmpty(panel: HTMLElement | null): void {
  if (document.activeElement?.role === 'tab') return
  const inputs = [...(panel?.querySelectorAll('input') ?? [])]
  const first = matchMedia('(pointer: fine)').matches ? inputs.find(({ value }) => value === '') : undefined
  if (first) first.focus()
  // The tabs above the form stay in view.
  else panel?.focus({ preventScroll: true })
}
