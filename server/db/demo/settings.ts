import { storeDateOf } from '#domain/branches/store-time.ts'
import { type StoreVariant, categoryCode } from '#domain/products/category-codes.ts'
import { rncCheckDigit } from '#domain/tax-id/rnc.ts'

/** The settings of the demo store, under their names. The networks are example addresses: they lead nowhere. */
const demoWebPage = {
  active: true,
  message: '',
  copyright: '© Vitrina',
  nav_category: true,
  // A chat needs the service of somebody: without one no frame opens.
  url_intercom: '',
  url_instagram: 'https://instagram.example/vitrina',
  url_facebook: 'https://facebook.example/vitrina',
  url_twitter: 'https://x.example/vitrina',
  url_youtube: 'https://youtube.example/vitrina',
  url_pinterest: 'https://pinterest.example/vitrina',
  default_point_of_sale: 1,
  validate_phone_on_checkout: false,
  quick_view: true,
  search_analytics: true,
  company_links: [
    { en: 'About us', es: 'Quiénes somos', url: 'https://empresa.vitrina.example/nosotros' },
    { en: 'Work with us', es: 'Trabaja con nosotros', url: 'https://empresa.vitrina.example/empleos' },
    { en: 'Business sales', es: 'Ventas a empresas', url: 'https://empresa.vitrina.example/ventas' },
  ],
  contact: {
    phone: '18095550100',
    email: 'hola@vitrina.example',
    address: 'Calle Los Framboyanes 18, Ensanche Naco, Santo Domingo',
  },
}

/** What the variant has of its own: its networks and how to reach it. */
const variantPage = {
  url_instagram: 'https://instagram.example/vitrina.usa',
  url_facebook: 'https://facebook.example/vitrina.usa',
  url_twitter: 'https://x.example/vitrina_usa',
  url_youtube: 'https://youtube.example/vitrina.usa',
  url_pinterest: 'https://pinterest.example/vitrinausa',
  contact: { phone: '13055550100', email: 'hello@vitrina.example', address: '118 Mango Street, Miami, Florida' },
}

/** The settings of the demo store of a store variant. */
export const demoWebPageIn = (storeVariant: StoreVariant) =>
  storeVariant === 'variant' ? { ...demoWebPage, ...variantPage } : demoWebPage

const demoHolder = { holder: 'Vitrina Demostración SRL', holder_tax_id: `1-30-55500-${rncCheckDigit('13055500')}` }

/** Invented accounts at invented banks. */
export const demoPaymentMethods = {
  bank_accounts: [
    { bank: 'Banco del Mar', number: '000-123456-7', kind: 'checking', ...demoHolder },
    { bank: 'Banco Cordillera', number: '99-0001-2', kind: 'savings', ...demoHolder },
  ],
}

/** An invented rate of the day on which the demo is made. */
export const demoDollarRate = (now: Date) => ({ dop_per_usd: 60.25, date: storeDateOf(now) })

const textsIn = (storeVariant: StoreVariant) => [
  {
    alt: { en: 'New phones, in every branch', es: 'Celulares nuevos en todas las sucursales' },
    href: `/shop?category=${categoryCode(storeVariant, 'cellphones')}`,
  },
  {
    alt: { en: 'Speakers at a lower price', es: 'Bocinas rebajadas' },
    href: `/shop?category=${categoryCode(storeVariant, 'speakers')}&only_offers=1`,
  },
  {
    alt: { en: 'Power for the whole day', es: 'Energía para todo el día' },
    href: `/shop?category=${categoryCode(storeVariant, 'powerBanks')}`,
  },
]

/** The three main banners, with the studio's pictures where it has rendered some. */
export function demoBanners(pictures: readonly string[], storeVariant: StoreVariant = 'main') {
  return textsIn(storeVariant).map((text, index) => ({
    id: `banner-${index + 1}`,
    imageUrl: `/media/${pictures[index] ?? `banner-${index + 1}`}`,
    type: 'main',
    ...text,
  }))
}
