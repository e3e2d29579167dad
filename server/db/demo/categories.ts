/**
 * The categories of the main store by the ids of the former store, in the order of the category bar; 50 to 53 are our
 * own, so that there are 21 (HOME-6). `scene` is the one that stands for the category.
 */
export const demoCategories = [
  { id: 1, slug: 'cellphones', name_en: 'Phones', name_es: 'Celulares', scene: 'phone-triple' },
  { id: 16, slug: 'headphones', name_en: 'Headphones', name_es: 'Audífonos', scene: 'headphones' },
  { id: 9, slug: 'cables', name_en: 'Cables', name_es: 'Cables', scene: 'cable-usbc' },
  { id: 5, slug: 'speakers', name_en: 'Speakers', name_es: 'Bocinas', scene: 'speaker-tube' },
  { id: 11, slug: 'chargers', name_en: 'Chargers', name_es: 'Cargadores', scene: 'charger-wall' },
  { id: 12, slug: 'phone-cases', name_en: 'Phone cases', name_es: 'Fundas', scene: 'case' },
  {
    id: 2,
    slug: 'watches-and-accessories',
    name_en: 'Smart watches and accessories',
    name_es: 'Relojes inteligentes y accesorios',
    scene: 'watch-square',
  },
  { id: 40, slug: 'power-banks', name_en: 'Power banks', name_es: 'Power banks', scene: 'power-bank' },
  { id: 33, slug: 'tablets', name_en: 'Tablets', name_es: 'Tabletas', scene: 'tablet' },
  { id: 34, slug: 'glass', name_en: 'Screen glass', name_es: 'Micas de vidrio', scene: 'glass' },
  { id: 19, slug: 'storage', name_en: 'Storage', name_es: 'Almacenamiento', scene: 'memory-card' },
  { id: 36, slug: 'cameras', name_en: 'Cameras', name_es: 'Cámaras', scene: 'camera' },
  { id: 43, slug: 'computers', name_en: 'Computers', name_es: 'Computadoras', scene: 'laptop' },
  { id: 50, slug: 'adapters', name_en: 'Adapters and hubs', name_es: 'Adaptadores y hubs', scene: 'hub' },
  { id: 51, slug: 'holders', name_en: 'Holders and stands', name_es: 'Soportes', scene: 'mount' },
  { id: 52, slug: 'gaming', name_en: 'Game controllers', name_es: 'Controles de juego', scene: 'gamepad' },
  { id: 53, slug: 'tripods', name_en: 'Tripods and ring lights', name_es: 'Trípodes y aros de luz', scene: 'tripod' },
  { id: 3, slug: 'batteries', name_en: 'Batteries', name_es: 'Baterías', scene: 'battery' },
  { id: 25, slug: 'touch', name_en: 'Touch screens', name_es: 'Pantallas táctiles', scene: 'touch' },
  { id: 31, slug: 'tools', name_en: 'Tools', name_es: 'Herramientas', scene: 'tools-bits' },
  { id: 47, slug: 'sim', name_en: 'SIM cards', name_es: 'Tarjetas SIM', scene: 'sim' },
] as const

/** Nine invented brands: five makers of phones, the house brand and three more. */
export const demoBrands = [
  { name: 'Lumen', slug: 'lumen', is_house_brand: false },
  { name: 'Karibe', slug: 'karibe', is_house_brand: false },
  { name: 'Onza', slug: 'onza', is_house_brand: false },
  { name: 'Nubeo', slug: 'nubeo', is_house_brand: false },
  { name: 'Solano', slug: 'solano', is_house_brand: false },
  { name: 'Vitrina', slug: 'vitrina', is_house_brand: true },
  { name: 'Tropik', slug: 'tropik', is_house_brand: false },
  { name: 'Voltara', slug: 'voltara', is_house_brand: false },
  { name: 'Kora', slug: 'kora', is_house_brand: false },
] as const
