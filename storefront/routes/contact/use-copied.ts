import { formatPhone } from '#domain/phone/phone.ts'
import { copyText } from '../../ui/copy-text.ts'
import { notify } from '../../ui/notify.ts'
import { isInMobileApp, postToApp } from '../../mobile-app/mobile-app.ts'
import { contactMessages } from '../../messages/contact.ts'
import { useMessages } from '../../messages/use-messages.ts'

interface CopyTexts {
  copied: string
  notCopied: string
}

/** A function that copies a formatted phone number and shows a notification. */
export function useCopiedNumber(): (phone: string) => Promise<void> {
  const messages = useMessages(contactMessages)
  return (phone) => copyWithNotice(formatPhone(phone), messages)
}

/** A function that copies an email address and shows a notification. */
export function useCopiedEmail(): (email: string) => Promise<void> {
  const { emailCopied, emailNotCopied } = useMessages(contactMessages)
  return (email) => copyWithNotice(email, { copied: emailCopied, notCopied: emailNotCopied })
}

/**
 * The notification contains what is copied, for browsers that refuse to copy. Inside the mobile app, the app copies it
 * and says so.
 */
async function copyWithNotice(text: string, { copied, notCopied }: CopyTexts): Promise<void> {
  if (isInMobileApp()) return postToApp({ type: 'copy', text })
  const isCopied = await copyText(text)
  notify({ id: 'copied', tone: isCopied ? 'success' : 'danger', text: isCopied ? copied : notCopied, detail: text })
}
