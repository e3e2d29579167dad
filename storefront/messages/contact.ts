import type { Messages } from './use-messages.ts'

const en = {
  title: 'We are here to help',
  metaTitle: 'Contact and branches',
  description:
    'Phone, e-mail and networks of the store, all branches with address and phone, and answers to frequent questions.',
  lead: 'Call, write or come by. Every branch has people who know what they sell.',
  toBranches: 'Find a branch',
  toQuestions: 'Frequent questions',

  support: 'Customer support',
  supportText: 'For your orders, deliveries and warranty.',
  copyNumber: 'Copy the number',
  copied: 'Number copied',
  notCopied: 'The number could not be copied',
  email: 'Write to us',
  emailText: 'We answer in your inbox.',
  sendEmail: 'Write an e-mail',
  chat: 'Live chat',
  chatText: 'A person answers, while the branches are open.',
  openChat: 'Open the chat',
  follow: 'Follow us',
  followText: 'Arrivals and offers, as they come.',
  seeNetworks: 'See our networks',
  mail: 'E-mail',
  whatsApp: 'WhatsApp',
  whatsAppDetail: (phone: string) => `Copies ${phone}`,

  branches: 'Our branches',
  branchesText: (branches: number, cities: number) =>
    `${branches === 1 ? 'One branch' : `${branches} branches`} in ${cities === 1 ? 'one city' : `${cities} cities`} of the country.`,
  city: 'City',
  allBranches: 'All branches',
  showCity: 'Show',
  shown: (count: number) => (count === 1 ? '1 branch shown' : `${count} branches shown`),
  directions: 'Directions',
  drawingLabel: (branches: number) =>
    `Map of the country with ${branches === 1 ? 'one branch' : `${branches} branches`}`,
  mapLabel: 'Map of the branches. Tab goes from pin to pin, Enter opens one.',
  currentPin: (branch: string) => `${branch}, your branch`,
  closePin: 'Close',
  twoFingers: 'Two fingers move the map.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  choose: 'Choose this branch',
  chosen: 'Your branch',
  chosenDetail: 'You see its prices and stock now.',

  questions: 'Frequent questions',
  questionsText: 'What people ask us most. If yours is missing, call or write to us.',
}

const es: typeof en = {
  title: 'Estamos para ayudarte',
  metaTitle: 'Contacto y sucursales',
  description:
    'Teléfono, correo y redes de la tienda, todas las sucursales con dirección y teléfono, y respuestas a preguntas frecuentes.',
  lead: 'Llama, escribe o visítanos. En cada sucursal hay gente que conoce lo que vende.',
  toBranches: 'Encuentra una sucursal',
  toQuestions: 'Preguntas frecuentes',

  support: 'Servicio al cliente',
  supportText: 'Para tus pedidos, entregas y garantía.',
  copyNumber: 'Copiar el número',
  copied: 'Número copiado',
  notCopied: 'No se pudo copiar el número',
  email: 'Escríbenos',
  emailText: 'Te respondemos en tu correo.',
  sendEmail: 'Escribir un correo',
  chat: 'Chat en vivo',
  chatText: 'Responde una persona mientras las sucursales están abiertas.',
  openChat: 'Abrir el chat',
  follow: 'Síguenos',
  followText: 'Novedades y ofertas apenas llegan.',
  seeNetworks: 'Ver nuestras redes',
  mail: 'Correo',
  whatsApp: 'WhatsApp',
  whatsAppDetail: (phone) => `Copia ${phone}`,

  branches: 'Nuestras sucursales',
  branchesText: (branches, cities) =>
    `${branches === 1 ? 'Una sucursal' : `${branches} sucursales`} en ${cities === 1 ? 'una ciudad' : `${cities} ciudades`} del país.`,
  city: 'Ciudad',
  allBranches: 'Todas las sucursales',
  showCity: 'Mostrar',
  shown: (count) => (count === 1 ? 'Se muestra 1 sucursal' : `Se muestran ${count} sucursales`),
  directions: 'Cómo llegar',
  drawingLabel: (branches) => `Mapa del país con ${branches === 1 ? 'una sucursal' : `${branches} sucursales`}`,
  mapLabel: 'Mapa de las sucursales. Con Tab pasas de una a otra, con Enter la abres.',
  currentPin: (branch) => `${branch}, tu sucursal`,
  closePin: 'Cerrar',
  twoFingers: 'Mueve el mapa con dos dedos.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  choose: 'Elegir esta sucursal',
  chosen: 'Tu sucursal',
  chosenDetail: 'Ahora ves sus precios y su existencia.',

  questions: 'Preguntas frecuentes',
  questionsText: 'Lo que más nos preguntan. Si falta la tuya, llámanos o escríbenos.',
}

export const contactMessages: Messages<typeof en> = { en, es }
