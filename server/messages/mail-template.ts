import * as z from 'zod/mini'
import type { Language } from '#contract/language.ts'
import { storeTimeZone } from '#domain/branches/store-time.ts'
import type { MailText } from '#server/platform/mail.ts'
import type { MessageTemplate } from '#server/platform/message-template.ts'
import { type MailContent, type MailSettings, mailOf } from './mail-layout.ts'

/** A template of the shop's mails. */
export interface ShopMail<S extends z.ZodMiniType = z.ZodMiniType> {
  /** The schema of its data. */
  data: S
  /** The template, once the shop is known. */
  templateFor: (settings: MailSettings) => MessageTemplate<MailText>
}

/** A template from the schema of its data and its texts in both languages. */
export function mailTemplate<S extends z.ZodMiniType>(
  data: S,
  contentsOf: (data: z.output<S>, shopName: string) => Record<Language, MailContent>,
  validMinutes?: number,
): ShopMail<S> {
  return {
    data,
    templateFor: (settings) => ({
      render: (given, language) =>
        mailOf(settings, language, contentsOf(data.parse(given), settings.shop.name)[language]),
      ...(validMinutes !== undefined && { validMinutes }),
    }),
  }
}

/** A page that a mail links to. */
export const url = z.optional(z.url({ protocol: /^https?$/ }))
/** An instant, as JSON has it. */
export const instant = z.iso.datetime()
/** A text that somebody else chose, cut to a length that fits on a line. */
export const shortText = z.pipe(
  z.string(),
  z.transform((text) => text.slice(0, 100)),
)

/**
 * The greeting of a mail, with the first name where it looks like one. Anybody can register somebody else's email under
 * any name, and a mail program shows a web address as a link: the store does not send a stranger's advertisement.
 */
export function greeting(firstName: string): Record<Language, string> {
  const isName = firstName.length <= 40 && !/[:/@\d]|\.\p{L}/u.test(firstName) && firstName.trim() !== ''
  return isName ? { en: `Hello, ${firstName}.`, es: `Hola, ${firstName}.` } : { en: 'Hello.', es: 'Hola.' }
}

const locales: Record<Language, string> = { en: 'en-US', es: 'es-DO' }

/** The day of an instant by its weekday and date, with the time where it has one: "Thursday, November 26, 3:15 PM". */
export function weekdayOf(at: string, language: Language, hasTime: boolean): string {
  return new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(hasTime && { hour: 'numeric', minute: '2-digit' }),
    timeZone: storeTimeZone,
  }).format(new Date(at))
}

/** The day and time of an instant in the store's time zone. */
export function momentOf(at: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: storeTimeZone,
  }).format(new Date(at))
}
