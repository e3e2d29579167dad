import type { Messages } from './use-messages.ts'

/** The name of each page of the account in the navigation, and what it is for, in a few words. */
const en = {
  orders: { name: 'Orders', detail: 'Follow them, buy them again' },
  addresses: { name: 'Addresses', detail: 'Where we bring your orders' },
  partners: { name: 'Authorized people', detail: 'Who may pick up your orders' },
  paymentMethods: { name: 'Payment methods', detail: 'Cards, gift cards, deposits' },
  balance: { name: 'Balance', detail: 'What you have, what you owe' },
  profile: { name: 'Profile', detail: 'Your name, phone and details' },
  business: { name: 'Business purchases', detail: 'Tax receipts, identification' },
  settings: { name: 'Settings', detail: 'Language, theme, messages' },
  security: { name: 'Security', detail: 'How you sign in' },
  devices: { name: 'Devices', detail: 'Where you are signed in' },
}

const es: typeof en = {
  orders: { name: 'Pedidos', detail: 'Síguelos, cómpralos otra vez' },
  addresses: { name: 'Direcciones', detail: 'Adonde llevamos tus pedidos' },
  partners: { name: 'Personas autorizadas', detail: 'Quién puede retirar tus pedidos' },
  paymentMethods: { name: 'Métodos de pago', detail: 'Tarjetas, regalos, depósitos' },
  balance: { name: 'Balance', detail: 'Lo que tienes, lo que debes' },
  profile: { name: 'Perfil', detail: 'Tu nombre, teléfono y datos' },
  business: { name: 'Compras de negocio', detail: 'Comprobantes fiscales, identificación' },
  settings: { name: 'Ajustes', detail: 'Idioma, tema, mensajes' },
  security: { name: 'Seguridad', detail: 'Cómo entras a tu cuenta' },
  devices: { name: 'Dispositivos', detail: 'Dónde tienes la sesión abierta' },
}

export const accountSectionsMessages: Messages<typeof en> = { en, es }
