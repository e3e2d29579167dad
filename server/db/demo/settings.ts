/** The settings of the demo store, under their names of S3. The networks are example addresses: they lead nowhere. */
export const demoWebPage = {
  active: true,
  message: '',
  copyright: '© Vitrina',
  nav_category: true,
  url_instagram: 'https://instagram.example/vitrina',
  url_facebook: 'https://facebook.example/vitrina',
  url_twitter: 'https://x.example/vitrina',
  url_youtube: 'https://youtube.example/vitrina',
  url_pinterest: 'https://pinterest.example/vitrina',
  default_point_of_sale: 1,
  validate_phone_on_checkout: false,
  quick_view: true,
  search_analytics: true,
  contact: { phone: '18095550100', email: 'hola@vitrina.example', address: 'Calle Los Framboyanes 18, Ensanche Naco, Santo Domingo' },
}

const texts = [
  { alt: { en: 'New phones, in every branch', es: 'Celulares nuevos en todas las sucursales' }, href: '/shop?category=1' },
  { alt: { en: 'Up to 40% off speakers', es: 'Hasta 40% de descuento en bocinas' }, href: '/shop?category=5&only_offers=1' },
  { alt: { en: 'Power for the whole day', es: 'Energía para todo el día' }, href: '/shop?category=40' },
]

/** The three main banners, with the studio's pictures where it has rendered some. */
export function demoBanners(pictures: readonly string[]) {
  return texts.map((text, index) => ({
    id: `banner-${index + 1}`,
    imageUrl: `/media/${pictures[index] ?? `banner-${index + 1}`}`,
    type: 'main',
    ...text,
  }))
}
