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

/** What addresses write in place of a province, which says nothing about where in the country they lie. */
const regions = new Set([
  '',
  'rd',
  'r d',
  'rep dom',
  'republica dominicana',
  'dominican republic',
  'cibao',
  'norte',
  'nordeste',
  'noroeste',
  'sur',
  'suroeste',
  'sureste',
  'este',
])

/** Places abroad in which many Dominicans live or that have municipalities of the same name: nothing in them is here. */
const abroad = new Set([
  'puerto rico',
  'pr',
  'haiti',
  'cuba',
  'estados unidos',
  'united states',
  'eeuu',
  'usa',
  'florida',
  'new york',
  'nueva york',
  'new jersey',
  'nueva jersey',
  'massachusetts',
  'connecticut',
  'pennsylvania',
  'rhode island',
  'espana',
  'spain',
  'venezuela',
  'colombia',
  'mexico',
  'panama',
  'ecuador',
  'peru',
  'chile',
  'argentina',
  'canada',
  'italia',
])

const capital = 'Distrito Nacional'
const provinceNames = Object.keys(provinces)
const byName = new Map(provinceNames.map((name) => [foldText([name]), name]))
const byMunicipality = new Map(
  Object.entries(provinces).flatMap(([province, names]) => names.map((name) => [foldText([name]), province] as const)),
)

/**
 * The province of an address whose texts anybody may have written (decision 044): by its name without accents and
 * capitals, by another usual name, else by its municipality, or by the city where the province is missing or a region.
 * `Santo Domingo` with the capital as its city is the Distrito Nacional. Undefined where neither text says it, and abroad:
 * San Juan is a province here, and a city of Puerto Rico.
 */
export function provinceOf({ province, city }: { province: string; city: string }): string | undefined {
  const stated = named(province)
  const cityText = foldText([city])
  if (stated === 'Santo Domingo' && named(city) === capital) return capital
  if (stated) return stated
  const stateText = foldText([province])
  if (abroad.has(stateText)) return undefined
  const byPlace = byMunicipality.get(stateText) ?? byMunicipality.get(cityText)
  return byPlace ?? (regions.has(stateText) ? named(city) : undefined)
}

function named(text: string): string | undefined {
  const folded = foldText([text]).replace(/^(provincia|prov) (de |del )?/, '')
  return byName.get(folded) ?? otherNames.get(folded)
}
