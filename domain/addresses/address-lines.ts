/** What is written of an address. */
export interface WrittenAddress {
  street: string
  /** The house, building or apartment. It or the number may be empty, not both. */
  house: string
  number: string
  sector: string
  city: string
  province: string
}

/** The street with number and house, such as `Calle Uno 24, Torre Alba 4B`; without a number, `Calle Uno 12-B`. */
export function streetLine({ street, number, house }: Pick<WrittenAddress, 'street' | 'number' | 'house'>): string {
  return number && house ? `${street} ${number}, ${house}` : `${street} ${number || house}`
}

/** Sector, municipality and province. A municipality that is called as its province is named once. */
export function areaLine({ sector, city, province }: Pick<WrittenAddress, 'sector' | 'city' | 'province'>): string {
  return [sector, ...new Set([city, province])].join(', ')
}

/** An address in one line. */
export function addressLine(address: WrittenAddress): string {
  return `${streetLine(address)}, ${areaLine(address)}`
}
