/** Invented people: a first name and an initial, as a store shows who wrote. */
const firstNames = [
  'Marisol',
  'Joel',
  'Yuleisy',
  'Rafael',
  'Carolina',
  'Starlin',
  'Altagracia',
  'Wilson',
  'Penélope',
  'Junior',
  'Massiel',
  'Esteban',
  'Dahiana',
  'Ramón',
  'Katherine',
  'Elvis',
  'Noelia',
  'Francis',
  'Yokasta',
  'Andrés',
  'Perla',
  'Darío',
  'Rosanna',
  'Máximo',
  'Lía',
  'Héctor',
]
const initials = 'ABCDEFGHJLMNOPQRSTVZ'

/** The name of somebody, by a number. */
export function authorName(number: number): string {
  return `${firstNames[number % firstNames.length]} ${initials[(number * 7) % initials.length]}.`
}
