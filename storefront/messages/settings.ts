import type { Messages } from './use-messages.ts'

const en = {
  title: 'Settings',
  intro: 'Each change is saved at once, and holds on every device where you are signed in.',
  saved: 'Saved',
  failed: 'This was not saved. Try again.',

  appearance: 'Language and appearance',
  language: 'Language',
  languages: { en: 'English', es: 'Español' },
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'System' },
  currency: 'Prices',
  currencies: { DOP: 'RD$ only', USD: 'RD$ + US$' },
  rate: (rate: string, day: string) => `US$1.00 = ${rate}, rate of ${day}. You pay in RD$, with PayPal in US$.`,

  phone: 'Your phone',
  phoneDetail: 'Lists of cases, glass, batteries and screens offer what fits it. You choose it in their filters.',
  noPhone: 'You have not chosen a phone.',
  removePhone: 'Remove phone',
  choosePhone: 'Choose a phone',
  /** The list of cases, whose first filter is the phone. */
  phoneList: '/shop?q=case',

  security: 'Security',
  signIn: 'How you sign in',
  signInDetail: 'Your email, password, two-step verification and passkeys',
  devices: 'Devices',
  devicesDetail: 'See where you are signed in, and sign devices out',
  alert: 'Alert about unknown devices',
  alertDetail: 'An email when somebody signs in to your account on a new device',

  later: 'News and invoices by email',
  laterDetail: 'The store does not send them yet. What you choose counts from the day it does.',
  messagesDetail: 'Messages about your orders and your account always reach you.',
  newsletter: 'Newsletter',
  newsletterDetail: 'New products and advice, by email',
  updates: 'Store updates',
  updatesDetail: 'New branches, opening hours and services',
  offers: 'Offers',
  offersDetail: 'Discounts and sales',
  desktop: 'Notifications on the desktop',
  desktopDetail: 'The browser asks for your permission once the store sends some',

  billsEmail: 'Email for invoices',
  billsOwn: (email: string) => `Leave it empty to use ${email}.`,
  save: 'Save',
}

const es: typeof en = {
  title: 'Ajustes',
  intro: 'Cada cambio se guarda al momento y vale en todos los dispositivos donde tienes la sesión abierta.',
  saved: 'Guardado',
  failed: 'No se guardó. Inténtalo de nuevo.',

  appearance: 'Idioma y apariencia',
  language: 'Idioma',
  languages: { en: 'English', es: 'Español' },
  theme: 'Tema',
  themes: { light: 'Claro', dark: 'Oscuro', system: 'Sistema' },
  currency: 'Precios',
  currencies: { DOP: 'Solo RD$', USD: 'RD$ + US$' },
  rate: (rate, day) => `US$1.00 = ${rate}, tasa del ${day}. Pagas en RD$, con PayPal en US$.`,

  phone: 'Tu celular',
  phoneDetail: 'Las listas de fundas, micas, baterías y pantallas ofrecen lo que le sirve. Lo eliges en sus filtros.',
  noPhone: 'No has elegido ningún celular.',
  removePhone: 'Quitar celular',
  choosePhone: 'Elegir celular',
  phoneList: '/shop?q=funda',

  security: 'Seguridad',
  signIn: 'Cómo entras a tu cuenta',
  signInDetail: 'Tu correo, contraseña, verificación en dos pasos y llaves de acceso',
  devices: 'Dispositivos',
  devicesDetail: 'Mira dónde tienes la sesión abierta y ciérrala',
  alert: 'Aviso de dispositivos desconocidos',
  alertDetail: 'Un correo cuando alguien entra a tu cuenta en un dispositivo nuevo',

  later: 'Noticias y facturas por correo',
  laterDetail: 'La tienda aún no las envía. Lo que elijas vale desde el día en que lo haga.',
  messagesDetail: 'Los mensajes sobre tus pedidos y tu cuenta te llegan siempre.',
  newsletter: 'Boletín',
  newsletterDetail: 'Productos nuevos y consejos, por correo',
  updates: 'Novedades de la tienda',
  updatesDetail: 'Sucursales, horarios y servicios nuevos',
  offers: 'Ofertas',
  offersDetail: 'Descuentos y rebajas',
  desktop: 'Notificaciones en el escritorio',
  desktopDetail: 'El navegador te pedirá permiso cuando la tienda las envíe',

  billsEmail: 'Correo para facturas',
  billsOwn: (email) => `Déjalo vacío para usar ${email}.`,
  save: 'Guardar',
}

export const settingsMessages: Messages<typeof en> = { en, es }
