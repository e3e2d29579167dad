import { copyText } from '../ui/copy-text.ts'
import { notify } from '../ui/notify.ts'
import { isInMobileApp, postToApp } from '../mobile-app/mobile-app.ts'
import { shareMessages } from '../messages/share.ts'
import { useMessages } from '../messages/use-messages.ts'
import { type Shared, withAbsoluteUrls } from './share-urls.ts'

const instagram = 'https://www.instagram.com/'
const readingMs = 1_200
let opening: ReturnType<typeof setTimeout> | undefined

/**
 * The ways to share that need a script, and the shared page with absolute URLs. Each notifies the shopper of its
 * result. Inside the mobile app, `copy` and `toInstagram` send a message to the app instead.
 */
export function useShare(requested: Shared) {
  const messages = useMessages(shareMessages)
  const shared = withAbsoluteUrls(requested, window.location.origin)
  // It stays, since the link in it is marked and copied by hand.
  const failed = () =>
    notify({ id: 'share', tone: 'danger', text: messages.notCopied, detail: shared.url, isLasting: true })

  async function copy(): Promise<void> {
    if (isInMobileApp()) return postToApp({ type: 'copy', text: shared.url })
    if (await copyText(shared.url)) notify({ id: 'share', tone: 'success', text: messages.copied, detail: shared.url })
    else failed()
  }

  /**
   * Copies the link, since Instagram accepts none in a URL, notifies the shopper, and then opens Instagram (PRODUCT-9).
   * The notification has a button that opens it too, for browsers that block the window.
   */
  async function toInstagram(): Promise<void> {
    if (isInMobileApp()) return postToApp({ type: 'share', url: shared.url, title: shared.title })
    if (!(await copyText(shared.url))) return failed()
    // Opens one window only, even if the shopper presses twice or uses the button of the notification.
    clearTimeout(opening)
    const open = () => {
      clearTimeout(opening)
      window.open(instagram, '_blank', 'noopener')
    }
    const action = { label: messages.openInstagram, run: open }
    notify({ id: 'share', tone: 'success', text: messages.forInstagram, detail: messages.pasteThere, action })
    opening = setTimeout(open, readingMs)
  }

  /** Opens the phone's own share dialog. A shopper who cancels it sees no error. */
  async function toApps(): Promise<void> {
    try {
      await navigator.share({ title: shared.title, url: shared.url })
    } catch (error) {
      if ((error as Error).name !== 'AbortError') notify({ id: 'share', tone: 'danger', text: messages.notShared })
    }
  }

  return { shared, copy, toInstagram, toApps }
}

/**
 * Whether this is a phone or tablet with a share dialog of its own. The dialog of a computer offers too little to be
 * useful.
 */
export function hasShareDialog(): boolean {
  return typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches
}
