import * as z from 'zod/mini'
import type { Language } from '#contract/language.ts'
import { button, facts, paragraph } from './mail-parts.ts'
import { greeting, instant, mailTemplate, momentOf, shortText, url } from './mail-template.ts'

const factorChanges = [
  'authenticator-added',
  'authenticator-removed',
  'sms-added',
  'sms-removed',
  'passkey-added',
  'passkey-removed',
  'recovery-codes-made',
  'recovery-code-used',
] as const

const factorTexts: Record<(typeof factorChanges)[number], Record<Language, string>> = {
  'authenticator-added': {
    en: 'An authenticator app was added to your account',
    es: 'Se agregó una aplicación de autenticación a tu cuenta',
  },
  'authenticator-removed': {
    en: 'The authenticator app was removed from your account',
    es: 'Se quitó la aplicación de autenticación de tu cuenta',
  },
  'sms-added': {
    en: 'Codes by text message were switched on for your account',
    es: 'Se activaron los códigos por mensaje de texto en tu cuenta',
  },
  'sms-removed': {
    en: 'Codes by text message were switched off for your account',
    es: 'Se desactivaron los códigos por mensaje de texto en tu cuenta',
  },
  'passkey-added': { en: 'A passkey was added to your account', es: 'Se agregó una llave de acceso a tu cuenta' },
  'passkey-removed': {
    en: 'A passkey was removed from your account',
    es: 'Se quitó una llave de acceso de tu cuenta',
  },
  'recovery-codes-made': {
    en: 'New recovery codes were made for your account',
    es: 'Se crearon nuevos códigos de recuperación para tu cuenta',
  },
  'recovery-code-used': {
    en: 'A recovery code of your account was used',
    es: 'Se usó un código de recuperación de tu cuenta',
  },
}

/** `name` is that of the passkey, where the change is of one; `url` the page with the settings of the second factor. */
export const secondFactorChanged = mailTemplate(
  z.object({
    firstName: z.string(),
    change: z.enum(factorChanges),
    name: z.optional(shortText),
    at: instant,
    url,
  }),
  ({ firstName, change, name, at, url: page }, shopName) => ({
    en: {
      subject: `${factorTexts[change].en} · ${shopName}`,
      preview: 'Was it not you? Choose a new password at once.',
      title: factorTexts[change].en,
      parts: [
        paragraph(greeting(firstName).en),
        facts([...(name ? [['Name', name] as const] : []), ['When', momentOf(at, 'en')]]),
        paragraph(
          'If it was you, there is nothing to do. If it was not, choose a new password and check your settings.',
        ),
        ...button('Go to my settings', page),
      ],
    },
    es: {
      subject: `${factorTexts[change].es} · ${shopName}`,
      preview: '¿No fuiste tú? Elige una nueva contraseña de inmediato.',
      title: factorTexts[change].es,
      parts: [
        paragraph(greeting(firstName).es),
        facts([...(name ? [['Nombre', name] as const] : []), ['Cuándo', momentOf(at, 'es')]]),
        paragraph('Si fuiste tú, no hay nada que hacer. Si no, elige una nueva contraseña y revisa tus ajustes.'),
        ...button('Ir a mis ajustes', page),
      ],
    },
  }),
)
