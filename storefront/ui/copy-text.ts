/**
 * Copies a text; false where the browser does not allow it. Without HTTPS there is no clipboard: `navigator.clipboard` is
 * undefined then.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
