import { notify } from '../ui/notifications.tsx'
import { isInMobileApp, postToApp } from '../mobile-app/mobile-app.ts'
import { shareMessages } from '../messages/share.ts'
import { useMessages } from '../messages/use-messages.ts'
import { type Shared, inFull } from './share-addresses.ts'

const instagram = 'https://www.instagram.com/'
const readingMs = 1_200
let opening: ReturnType<typeof setTimeout> | undefined

/** The acts of sharing that are no plain links. Each says what came of it. Inside the mobile app they are the app's. */
export function useShare(requested: Shared) {
  const messages = useMessages(shareMessages)
  const shared = inFull(requested, window.location.origin)
  const failed = () => notify({ id: 'share', tone: 'danger', text: messages.notCopied })

  async function copy(): Promise<void> {
    if (isInMobileApp()) return postToApp({ type: 'copy', text: shared.url })
    if (await isCopied(shared.url)) notify({ id: 'share', tone: 'success', text: messages.copied, detail: shared.url })
    else failed()
  }

  /**
   * Instagram takes no link by address: it is copied and said so, then Instagram opens (PRODUCT-9). Where the browser
   * holds the window back, a button is there.
   */
  async function toInstagram(): Promise<void> {
    if (isInMobileApp()) return postToApp({ type: 'share', url: shared.url, title: shared.title })
    if (!(await isCopied(shared.url))) return failed()
    // Pressed twice, or by the button as well, it is still one window.
    clearTimeout(opening)
    const open = () => {
      clearTimeout(opening)
      window.open(instagram, '_blank', 'noopener')
    }
    const action = { label: messages.openInstagram, run: open }
    notify({ id: 'share', tone: 'success', text: messages.forInstagram, detail: messages.pasteThere, action })
    opening = setTimeout(open, readingMs)
  }

  /** The phone's own way to share. Somebody who changes their mind there has not failed. */
  async function toApps(): Promise<void> {
    try {
      await navigator.share({ title: shared.title, url: shared.url })
    } catch (error) {
      if ((error as Error).name !== 'AbortError') notify({ id: 'share', tone: 'danger', text: messages.notShared })
    }
  }

  return { shared, copy, toInstagram, toApps }
}

// Without a secure connection there is no clipboard at all.
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Whether this is a phone or tablet that shares by itself; a computer's own dialog offers little. */
export function hasOwnShare(): boolean {
  return typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches
}
