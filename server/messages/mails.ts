import * as z from 'zod/mini'
import type { MailTemplates } from '#server/platform/mail.ts'
import { accountMails } from './account-mails.ts'
import { canceledMails } from './canceled-mails.ts'
import type { MailSettings } from './mail-layout.ts'
import { button, paragraph } from './mail-parts.ts'
import { greeting, mailTemplate, type ShopMail, url } from './mail-template.ts'
import { orderMails } from './order-mails.ts'
import { paymentMails } from './payment-mails.ts'
import { refundMails } from './refund-mails.ts'
import { returnMails } from './return-mails.ts'

const welcome = mailTemplate(z.object({ firstName: z.string(), url }), ({ firstName, url: store }, shopName) => ({
  en: {
    subject: `Welcome to ${shopName}`,
    preview: 'Your account is ready.',
    title: 'Welcome!',
    parts: [
      paragraph(greeting(firstName).en),
      paragraph(
        `Your account at ${shopName} is ready. From now on your cart, your addresses and your orders are on every device where you sign in.`,
      ),
      paragraph(
        'To sign in, write this email and get a code by email, or use your password if you have chosen one. You can choose one in your account, under Security.',
      ),
      ...button('Go to the store', store),
    ],
  },
  es: {
    subject: `Te damos la bienvenida a ${shopName}`,
    preview: 'Tu cuenta está lista.',
    title: '¡Te damos la bienvenida!',
    parts: [
      paragraph(greeting(firstName).es),
      paragraph(
        `Tu cuenta en ${shopName} está lista. Desde ahora tienes tu carrito, tus direcciones y tus pedidos en cada dispositivo donde entres.`,
      ),
      paragraph(
        'Para entrar, escribe este correo y recibe un código por correo, o usa tu contraseña si ya elegiste una. Puedes elegirla en tu cuenta, en Seguridad.',
      ),
      ...button('Ir a la tienda', store),
    ],
  },
}))

const shopMails = {
  welcome,
  ...orderMails,
  ...canceledMails,
  ...paymentMails,
  ...refundMails,
  ...returnMails,
  ...accountMails,
} satisfies Record<string, ShopMail>

/** What the template of each mail takes, by its name. */
export type MailData = { [Template in keyof typeof shopMails]: z.input<(typeof shopMails)[Template]['data']> }

/** The templates of the shop's mails, by the name that `enqueueMail` stores. */
export function mailTemplates(settings: MailSettings): MailTemplates {
  return Object.fromEntries(Object.entries(shopMails).map(([name, mail]) => [name, mail.templateFor(settings)]))
}
