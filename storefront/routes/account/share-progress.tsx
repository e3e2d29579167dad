import { orderProgressMessages } from '../../messages/order-progress.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { copyText } from '../../ui/copy-text.ts'
import { notify } from '../../ui/notify.ts'
import { Icon } from '../../ui/icon.tsx'

/** A button that shares the link of an order by the device's own dialog, or copies it where there is none (ORDER-9). */
export function ShareProgress({ id, tracking }: { id: number; tracking: string }) {
  const messages = useMessages(orderProgressMessages)

  async function share(): Promise<void> {
    const url = `${window.location.origin}/track/${tracking}`
    if (typeof navigator.share === 'function') {
      // Whoever closes the dialog again wants no message about it.
      await navigator.share({ title: messages.shareTitle(id), url }).catch(() => {})
      return
    }
    const isCopied = await copyText(url)
    notify({
      id: 'share progress',
      tone: isCopied ? 'success' : 'danger',
      text: isCopied ? messages.linkCopied : messages.linkNotCopied,
      ...(!isCopied && { detail: url, isLasting: true }),
    })
  }

  return (
    <button
      type="button"
      className="button button-text"
      aria-label={messages.share}
      title={messages.share}
      onClick={() => void share()}
    >
      <Icon name="share-2" />
      <span className="max-sm:hidden">{messages.shareShort}</span>
    </button>
  )
}
