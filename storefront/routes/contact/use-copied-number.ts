import { formatPhone } from '#domain/phone/phone.ts'
import { notify } from '../../ui/notifications.tsx'
import { isEmbedded, postNative } from '../../mobile-app/embedded.ts'
import { contactMessages } from '../../messages/contact.ts'
import { useMessages } from '../../messages/use-messages.ts'

/**
 * Copies a phone number as people read it and says so; where the browser refuses, the number can be read in what is
 * said. Inside the mobile app the app copies.
 */
export function useCopiedNumber(): (phone: string) => Promise<void> {
  const messages = useMessages(contactMessages)
  return async (phone) => {
    const detail = formatPhone(phone)
    if (isEmbedded()) return postNative({ type: 'copy', text: detail })
    // Without a secure connection there is no clipboard at all.
    const isCopied = await Promise.resolve(navigator.clipboard?.writeText(detail).then(() => true)).catch(() => false)
    notify({
      id: 'number',
      tone: isCopied ? 'success' : 'danger',
      text: isCopied ? messages.copied : messages.notCopied,
      detail,
    })
  }
}
