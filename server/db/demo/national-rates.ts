import type { Database } from '#server/platform/database/database.ts'

const pesosByProvince: Readonly<Record<number, readonly string[]>> = {
  250: ['Distrito Nacional', 'Santo Domingo', 'San Cristóbal'],
  300: [
    'La Romana',
    'La Vega',
    'Monseñor Nouel',
    'Monte Plata',
    'Peravia',
    'San José de Ocoa',
    'San Pedro de Macorís',
    'Santiago',
  ],
  350: [
    'Azua',
    'Duarte',
    'El Seibo',
    'Espaillat',
    'Hato Mayor',
    'Hermanas Mirabal',
    'La Altagracia',
    'Puerto Plata',
    'San Juan',
    'Sánchez Ramírez',
    'Valverde',
  ],
  400: ['Bahoruco', 'Barahona', 'María Trinidad Sánchez', 'Monte Cristi', 'Samaná', 'Santiago Rodríguez'],
  450: ['Dajabón', 'Elías Piña', 'Independencia', 'Pedernales'],
}

/** Invented rates of national shipping, dearer the farther from the capital, in the one or two days of the policy. */
export const demoNationalRates = Object.entries(pesosByProvince).flatMap(([pesos, provinces]) =>
  provinces.map((province) => ({ province, cost_centavos: Number(pesos) * 100, days_min: 1, days_max: 2 })),
)

/** Fills the table of national shipping where it is empty. */
export async function fillNationalRates(db: Database): Promise<void> {
  const first = await db.selectFrom('national_rates').select('province').limit(1).executeTakeFirst()
  if (!first) await db.insertInto('national_rates').values(demoNationalRates).execute()
}
