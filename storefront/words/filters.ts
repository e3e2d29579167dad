import type { Words } from './use-words.ts'

const en = {
  everyCategory: 'All categories',
  moreCategories: (count: number) => `${count} more categories`,
  brands: 'Brands',
  moreBrands: (count: number) => `${count} more brands`,
  findBrand: 'Find a brand',
  models: 'Models',
  moreModels: (count: number) => `${count} more models`,
  findModel: 'Find a model',
  price: 'Price',
  priceFrom: 'From RD$',
  priceTo: 'To RD$',
  lowestPrice: 'Lowest price',
  highestPrice: 'Highest price',
  availability: 'Availability and offers',
  stockOf: 'Stock of',
  ownBranch: (name: string) => `Your branch: ${name}`,
  anyBranch: 'Your branch',
  rated: 'Rating',
  anyRating: 'Any rating',
  andUp: 'and up',
}

const es: typeof en = {
  everyCategory: 'Todas las categorías',
  moreCategories: (count) => `${count} categorías más`,
  brands: 'Marcas',
  moreBrands: (count) => `${count} marcas más`,
  findBrand: 'Buscar una marca',
  models: 'Modelos',
  moreModels: (count) => `${count} modelos más`,
  findModel: 'Buscar un modelo',
  price: 'Precio',
  priceFrom: 'Desde RD$',
  priceTo: 'Hasta RD$',
  lowestPrice: 'Precio más bajo',
  highestPrice: 'Precio más alto',
  availability: 'Disponibilidad y ofertas',
  stockOf: 'Existencia de',
  ownBranch: (name) => `Tu sucursal: ${name}`,
  anyBranch: 'Tu sucursal',
  rated: 'Valoración',
  anyRating: 'Cualquiera',
  andUp: 'o más',
}

export const filterWords: Words<typeof en> = { en, es }
