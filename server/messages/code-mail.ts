import * as z from 'zod/mini'
import type { Language } from '#contract/language.ts'
import { codeMinutes, codePurposes, type CodePurpose } from '#domain/identity/code-purposes.ts'
import { code, note, paragraph } from './mail-parts.ts'
import { greeting, mailTemplate } from './mail-template.ts'

interface PurposeTexts {
  title: string
  lead: string
}

const purposes: Record<CodePurpose, Record<Language, PurposeTexts>> = {
  'email-confirmation': {
    en: { title: 'Confirm your email', lead: 'Enter this code to confirm that this mailbox is yours:' },
    es: { title: 'Confirma tu correo', lead: 'Escribe este código para confirmar que este correo es tuyo:' },
  },
  'phone-confirmation': {
    en: { title: 'Confirm your phone', lead: 'Enter this code to confirm your phone number:' },
    es: { title: 'Confirma tu teléfono', lead: 'Escribe este código para confirmar tu número de teléfono:' },
  },
  'sign-in': {
    en: { title: 'Your code to sign in', lead: 'Enter this code to sign in:' },
    es: { title: 'Tu código para entrar', lead: 'Escribe este código para entrar a tu cuenta:' },
  },
  'new-password': {
    en: { title: 'Your code for a new password', lead: 'Enter this code to choose a new password:' },
    es: {
      title: 'Tu código para una nueva contraseña',
      lead: 'Escribe este código para elegir una nueva contraseña:',
    },
  },
  'new-email': {
    en: { title: 'Your new email', lead: 'Enter this code to make this the email of your account:' },
    es: {
      title: 'Tu nuevo correo',
      lead: 'Escribe este código para que este sea el correo de tu cuenta:',
    },
  },
  'customer-code': {
    en: {
      title: 'Confirm your customer code',
      lead: 'Enter this code to use your customer code in the online store:',
    },
    es: {
      title: 'Confirma tu código de cliente',
      lead: 'Escribe este código para usar tu código de cliente en la tienda en línea:',
    },
  },
}

/** The mail with a code of six digits. It is not sent once the code has expired. */
export const codeMail = mailTemplate(
  z.object({ firstName: z.string(), code: z.string().check(z.regex(/^\d{6}$/)), purpose: z.enum(codePurposes) }),
  ({ firstName, code: digits, purpose }, shopName) => {
    const { en, es } = purposes[purpose]
    return {
      en: {
        subject: `${en.title} · ${shopName}`,
        preview: `It is valid for ${codeMinutes} minutes.`,
        title: en.title,
        parts: [
          paragraph(greeting(firstName).en),
          paragraph(en.lead),
          code(digits),
          paragraph(`It is valid for ${codeMinutes} minutes and works once.`),
          note(
            `Nobody from ${shopName} asks for this code, neither by phone nor in a message. If you did not request it, ignore this mail: without the code nothing changes.`,
          ),
        ],
      },
      es: {
        subject: `${es.title} · ${shopName}`,
        preview: `Vale por ${codeMinutes} minutos.`,
        title: es.title,
        parts: [
          paragraph(greeting(firstName).es),
          paragraph(es.lead),
          code(digits),
          paragraph(`Vale por ${codeMinutes} minutos y una sola vez.`),
          note(
            `Nadie de ${shopName} te pide este código, ni por teléfono ni por mensaje. Si no lo pediste, ignora este correo: sin el código nada cambia.`,
          ),
        ],
      },
    }
  },
  codeMinutes,
)
