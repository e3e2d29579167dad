import * as z from 'zod/mini'
import type { Language } from '#contract/language.ts'
import { codeMinutes, codePurposes, type CodePurpose } from '#domain/identity/code-purposes.ts'
import type { Settings } from '#server/platform/settings.ts'
import type { SmsTemplates } from '#server/platform/sms.ts'
import { segmentMax, toGsmText } from './gsm-text.ts'

const data = z.object({ code: z.string().check(z.regex(/^\d{6}$/)), purpose: z.enum(codePurposes) })

/** What the template of each text message takes, by its name. */
export interface SmsData {
  code: z.input<typeof data>
}

// Without á, í, ó, ú: these are not in the alphabet of text messages, and one of them would cost a second message.
const purposes: Record<CodePurpose, Record<Language, string>> = {
  'email-confirmation': { en: 'to confirm your email', es: 'para confirmar tu correo' },
  'phone-confirmation': { en: 'to confirm your phone', es: 'para confirmar tu celular' },
  'sign-in': { en: 'to sign in', es: 'para entrar a tu cuenta' },
  'new-password': { en: 'to choose a new password', es: 'para cambiar tu contraseña' },
  'new-email': { en: 'to change your email', es: 'para cambiar tu correo' },
  'customer-code': { en: 'to use your customer code', es: 'para usar tu numero de cliente' },
}

/** So much of a shop's name is always shown, even where the message then needs a second segment. */
const nameMin = 12

/**
 * The templates of the shop's text messages, by the name that `enqueueSms` stores. Where the store's URL is known, the
 * last line names it: the browser then offers the code on the store's pages, and on no other site.
 */
export function smsTemplates({ shop, PUBLIC_URL }: Pick<Settings, 'shop' | 'PUBLIC_URL'>): SmsTemplates {
  const name = toGsmText(shop.name)
  const host = PUBLIC_URL && new URL(PUBLIC_URL).hostname
  return {
    code: {
      validMinutes: codeMinutes,
      render(given, language) {
        const { code, purpose } = data.parse(given)
        const texts: Record<Language, string> = {
          en: `: ${code} is your code ${purposes[purpose].en}. Valid ${codeMinutes} minutes. We never ask for it.`,
          es: `: usa ${code} ${purposes[purpose].es}. Vale ${codeMinutes} minutos. Nunca te lo pedimos.`,
        }
        const text = `${texts[language]}${host ? `\n\n@${host} #${code}` : ''}`
        return `${name.slice(0, Math.max(nameMin, segmentMax - text.length)).trim()}${text}`
      },
    },
  }
}
