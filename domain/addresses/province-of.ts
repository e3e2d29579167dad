import { foldText } from '../search/fold-text.ts'
import { provinces } from './provinces.ts'

/**
 * Other ways in which addresses write a province: abbreviations, older spellings, and the names by which the capital is
 * known. Keys are folded texts.
 */
const otherNames = new Map(
  Object.entries({
    dn: 'Distrito Nacional',
    'd n': 'Distrito Nacional',
    distrito: 'Distrito Nacional',
    'santo domingo de guzman': 'Distrito Nacional',
    'santo domingo dn': 'Distrito Nacional',
    'santo domingo d n': 'Distrito Nacional',
    'gran santo domingo': 'Santo Domingo',
    'sto dgo': 'Santo Domingo',
    'sto domingo': 'Santo Domingo',
    baoruco: 'Bahoruco',
    'el seybo': 'El Seibo',
    seibo: 'El Seibo',
    salcedo: 'Hermanas Mirabal',
    altagracia: 'La Altagracia',
    romana: 'La Romana',
    bonao: 'Monseñor Nouel',
    montecristi: 'Monte Cristi',
    ocoa: 'San José de Ocoa',
    'san juan de la maguana': 'San Juan',
    'santiago de los caballeros': 'Santiago',
    mao: 'Valverde',
  }),
)

const capital = 'Distrito Nacional'
const provinceNames = Object.keys(provinces)
const byName = new Map(provinceNames.map((name) => [foldText([name]), name]))
const byMunicipality = new Map(
  Object.entries(provinces).flatMap(([province, names]) => names.map((name) => [foldText([name]), province] as const)),
)

/**
 * The province of an address whose texts anybody may have written (decision 044): by its name without accents and
 * capitals, by another usual name, else by its municipality. `Santo Domingo` with the capital as its city is the
 * Distrito Nacional. Undefined where neither text says it.
 */
export function provinceOf({ province, city }: { province: string; city: string }): string | undefined {
  const stated = named(province)
  const cityText = foldText([city])
  if (stated === 'Santo Domingo' && named(city) === capital) return capital
  return stated ?? byMunicipality.get(foldText([province])) ?? byMunicipality.get(cityText) ?? named(city)
}

function named(text: string): string | undefined {
  const folded = foldText([text]).replace(/^(provincia|prov) (de |del )?/, '')
  return byName.get(folded) ?? otherNames.get(folded)
}
