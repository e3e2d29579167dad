import { formatPhone } from '#domain/phone/phone.ts'
import { copyText } from '../../ui/copy-text.ts'
import { notify } from '../../ui/notify.ts'
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
    const isCopied = await copyText(detail)
    notify({
      id: 'number',
      tone: isCopied ? 'success' : 'danger',
      text: isCopied ? messages.copied : messages.notCopied,
      detail,
    })
  }
}
