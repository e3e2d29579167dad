import * as z from 'zod/mini'
import type { Language } from '#contract/language.ts'
import { countryName } from '#domain/identity/country-name.ts'
import { codeMail } from './code-mail.ts'
import { button, facts, paragraph } from './mail-parts.ts'
import { greeting, instant, mailTemplate, momentOf, type ShopMail, shortText, url } from './mail-template.ts'
import { secondFactorChanged } from './second-factor-mail.ts'

const passwordChanged = mailTemplate(
  z.object({ firstName: z.string(), at: instant, url }),
  ({ firstName, at, url: page }, shopName) => ({
    en: {
      subject: `Your password was changed · ${shopName}`,
      preview: 'Was it not you? Choose a new password at once.',
      title: 'Your password was changed',
      parts: [
        paragraph(greeting(firstName).en),
        paragraph(`On ${momentOf(at, 'en')} the password of your account was changed.`),
        paragraph('If it was you, there is nothing to do. If it was not, choose a new password at once.'),
        ...button('Choose a new password', page),
      ],
    },
    es: {
      subject: `Tu contraseña cambió · ${shopName}`,
      preview: '¿No fuiste tú? Elige una nueva contraseña de inmediato.',
      title: 'Tu contraseña cambió',
      parts: [
        paragraph(greeting(firstName).es),
        paragraph(`El ${momentOf(at, 'es')} cambió la contraseña de tu cuenta.`),
        paragraph('Si fuiste tú, no hay nada que hacer. Si no, elige una nueva contraseña de inmediato.'),
        ...button('Elegir una nueva contraseña', page),
      ],
    },
  }),
)

/** To the old address. `newEmail` is the new one as the reader may see it: with most of it hidden. */
const emailChanged = mailTemplate(
  z.object({ firstName: z.string(), newEmail: shortText, at: instant }),
  ({ firstName, newEmail, at }, shopName) => ({
    en: {
      subject: `Your email was changed · ${shopName}`,
      preview: 'Was it not you? Contact the store at once.',
      title: 'Your email was changed',
      parts: [
        paragraph(greeting(firstName).en),
        paragraph(`Since ${momentOf(at, 'en')} your account at ${shopName} has another email:`),
        facts([['New email', newEmail]]),
        paragraph('You now sign in with the new one. If it was not you who changed it, contact the store at once.'),
      ],
    },
    es: {
      subject: `El correo de tu cuenta cambió · ${shopName}`,
      preview: '¿No fuiste tú? Comunícate con la tienda de inmediato.',
      title: 'El correo de tu cuenta cambió',
      parts: [
        paragraph(greeting(firstName).es),
        paragraph(`Desde el ${momentOf(at, 'es')} tu cuenta en ${shopName} tiene otro correo:`),
        facts([['Nuevo correo', newEmail]]),
        paragraph('Ahora entras con el nuevo. Si no lo cambiaste tú, comunícate con la tienda de inmediato.'),
      ],
    },
  }),
)

/** `country` is the code of the sign-in's. `url` is the page where the reader ends that session: it acts by a button, since mail scanners open links. */
const unknownDevice = mailTemplate(
  z.object({ firstName: z.string(), device: shortText, at: instant, country: z.optional(shortText), url }),
  ({ firstName, device, at, country, url: page }, shopName) => ({
    en: {
      subject: `A new device signed in to your account · ${shopName}`,
      preview: `${device}. Was it not you? End that session.`,
      title: 'A new device signed in to your account',
      parts: [
        paragraph(greeting(firstName).en),
        paragraph('Somebody signed in to your account on a device that had not been used with it before:'),
        facts([['Device', device], ['When', momentOf(at, 'en')], ...countryFact('Country', country, 'en')]),
        paragraph('If it was you, there is nothing to do. If it was not, end that session and choose a new password.'),
        ...button('This was not me', page),
      ],
    },
    es: {
      subject: `Un dispositivo nuevo entró a tu cuenta · ${shopName}`,
      preview: `${device}. ¿No fuiste tú? Cierra esa sesión.`,
      title: 'Un dispositivo nuevo entró a tu cuenta',
      parts: [
        paragraph(greeting(firstName).es),
        paragraph('Alguien entró a tu cuenta desde un dispositivo que no la había usado antes:'),
        facts([['Dispositivo', device], ['Cuándo', momentOf(at, 'es')], ...countryFact('País', country, 'es')]),
        paragraph('Si fuiste tú, no hay nada que hacer. Si no, cierra esa sesión y elige una nueva contraseña.'),
        ...button('No fui yo', page),
      ],
    },
  }),
)

function countryFact(label: string, code: string | undefined, language: Language): [string, string][] {
  const name = code && countryName(code, language)
  return name ? [[label, name]] : []
}

const accountDeleted = mailTemplate(
  z.object({ firstName: z.string(), at: instant }),
  ({ firstName, at }, shopName) => ({
    en: {
      subject: `Your account was deleted · ${shopName}`,
      preview: 'Nobody can sign in to it any more.',
      title: 'Your account was deleted',
      parts: [
        paragraph(greeting(firstName).en),
        paragraph(
          `Your account at ${shopName} was deleted on ${momentOf(at, 'en')}, and nobody can sign in to it any more.`,
        ),
        paragraph('The store retains past orders and their receipts as far as the law demands.'),
        paragraph('If it was not you who deleted it, contact the store at once.'),
      ],
    },
    es: {
      subject: `Tu cuenta fue eliminada · ${shopName}`,
      preview: 'Ya nadie puede entrar a ella.',
      title: 'Tu cuenta fue eliminada',
      parts: [
        paragraph(greeting(firstName).es),
        paragraph(`Tu cuenta en ${shopName} fue eliminada el ${momentOf(at, 'es')} y ya nadie puede entrar a ella.`),
        paragraph('La tienda conserva los pedidos anteriores y sus comprobantes en lo que la ley exige.'),
        paragraph('Si no la eliminaste tú, comunícate con la tienda de inmediato.'),
      ],
    },
  }),
)

/** The mails of an account, by the name that `enqueueMail` stores. */
export const accountMails = {
  code: codeMail,
  'password-changed': passwordChanged,
  'email-changed': emailChanged,
  'unknown-device': unknownDevice,
  'second-factor-changed': secondFactorChanged,
  'account-deleted': accountDeleted,
} satisfies Record<string, ShopMail>
