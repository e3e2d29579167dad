import { formatPhone } from '#domain/phone/phone.ts'
import { notify } from '../../ui/notifications.tsx'
import { isInMobileApp, postToApp } from '../../mobile-app/mobile-app.ts'
import { contactMessages } from '../../messages/contact.ts'
import { useMessages } from '../../messages/use-messages.ts'

/**
 * A function that copies a formatted phone number and shows a notification. The notification contains the number, for
 * browsers that refuse to copy. Inside the mobile app, the app copies it.
 */
export function useCopiedNumber(): (phone: string) => Promise<void> {
  const messages = useMessages(contactMessages)
  return async (phone) => {
    const detail = formatPhone(phone)
    if (isInMobileApp()) return postToApp({ type: 'copy', text: detail })
    // `navigator.clipboard` exists in secure contexts only.
    const isCopied = await Promise.resolve(navigator.clipboard?.writeText(detail).then(() => true)).catch(() => false)
    notify({
      id: 'number',
      tone: isCopied ? 'success' : 'danger',
      text: isCopied ? messages.copied : messages.notCopied,
      detail,
    })
  }
}
