/** A quality in the words that shoppers search for it. */
export interface Feature {
  en: string
  es: string
}

interface FeatureRule extends Feature {
  /** The English name of the specification that states it. */
  specification: string
  /** What the English value of the specification is where the product has the quality. */
  value: RegExp
  /** Whether the value itself is searched for as well, such as `IPX7`. */
  hasValue?: boolean
}

const rules: readonly FeatureRule[] = [
  { specification: 'Network', value: /\b5G\b/i, en: '5G', es: '5G' },
  { specification: '5G', value: /^(?:yes|5G)\b/i, en: '5G', es: '5G' },
  ...['Memory', 'RAM'].map((specification) => ({
    specification,
    value: /^\d{1,4} ?GB\b/i,
    hasValue: true,
    en: 'RAM',
    es: 'RAM',
  })),
  { specification: 'Battery', value: /^\d[\d.,]* ?mAh\b/i, hasValue: true, en: '', es: '' },
  { specification: 'NFC', value: /^yes\b/i, en: 'NFC', es: 'NFC' },
  ...['SIM', 'SIM card', 'SIM cards', 'SIM slots'].map((specification) => ({
    specification,
    value: /\b(?:dual|double|two|2)\b/i,
    en: 'dual SIM, two SIM cards',
    es: 'dual SIM, doble SIM, dos SIM, doble chip, dos chips',
  })),
  ...['Dual SIM', 'Two SIM cards'].map((specification) => ({
    specification,
    value: /^yes\b/i,
    en: 'dual SIM, two SIM cards',
    es: 'dual SIM, doble SIM, dos SIM, doble chip, dos chips',
  })),
  {
    specification: 'Water resistance',
    value: /^(?!no\b)./i,
    hasValue: true,
    en: 'water resistant, water resistance',
    es: 'resistente al agua, resistencia al agua',
  },
  // What has less withstands splashes, and is not called waterproof.
  {
    specification: 'Water resistance',
    value: /\bIP[X\d][789]\b/i,
    en: 'waterproof, submersible',
    es: 'a prueba de agua, sumergible',
  },
]

/** The English names of the specifications that state a feature. */
export const featureSpecifications: readonly string[] = [...new Set(rules.map(({ specification }) => specification))]

/**
 * The features that a product's specifications state, given as pairs of English name and English value: what shoppers
 * search for and names do not say (SEARCH-48).
 */
export function featuresOf(specifications: readonly (readonly [name: string, value: string])[]): Feature[] {
  return rules.flatMap(({ specification, value, hasValue, en, es }) => {
    const stated = specifications.find(([name]) => name === specification)?.[1]
    if (stated === undefined || !value.test(stated)) return []
    return hasValue ? [{ en: `${stated} ${en}`.trim(), es: `${stated} ${es}`.trim() }] : [{ en, es }]
  })
}
