import { formatPhone } from '#domain/customers/phone.ts'
import { notify } from '../../components/notifications.tsx'
import { isEmbedded, postNative } from '../../shell/embedded.ts'
import { contactWords } from '../../words/contact.ts'
import { useWords } from '../../words/use-words.ts'

/**
 * Copies a phone number as people read it and says so; where the browser refuses, the number can be read in what is
 * said. Inside the mobile app the app copies.
 */
export function useCopiedNumber(): (phone: string) => Promise<void> {
  const words = useWords(contactWords)
  return async (phone) => {
    const detail = formatPhone(phone)
    if (isEmbedded()) return postNative({ type: 'copy', text: detail })
    // Without a secure connection there is no clipboard at all.
    const isCopied = await Promise.resolve(navigator.clipboard?.writeText(detail).then(() => true)).catch(() => false)
    notify({
      id: 'number',
      tone: isCopied ? 'success' : 'danger',
      text: isCopied ? words.copied : words.notCopied,
      detail,
    })
  }
}
