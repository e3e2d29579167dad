import type { TaxpayerState } from '#domain/tax-id/taxpayer.ts'
import { nationalIdCheckDigit } from '#domain/tax-id/national-id.ts'
import { rncCheckDigit } from '#domain/tax-id/rnc.ts'
import type { Database } from '#server/platform/database/database.ts'

const rnc = (firstEight: string) => firstEight + rncCheckDigit(firstEight)
const cedula = (firstTen: string) => firstTen + nationalIdCheckDigit(firstTen)

/** A small register of taxpayers in the place of the tax authority's. Nobody real. */
export const demoTaxpayers: readonly {
  tax_id: string
  name: string
  trade_name: string | null
  state: TaxpayerState
}[] = [
  { tax_id: rnc('13055501'), name: 'Colmado La Esquina SRL', trade_name: 'La Esquina', state: 'active' },
  { tax_id: rnc('13055502'), name: 'Taller El Faro SRL', trade_name: null, state: 'active' },
  { tax_id: rnc('13055503'), name: 'Colmado La Esperanza SRL', trade_name: 'La Esperanza', state: 'active' },
  { tax_id: rnc('13055504'), name: 'Ferretería Tres Ceibas SRL', trade_name: 'Tres Ceibas', state: 'active' },
  { tax_id: rnc('13055505'), name: 'Imprenta Punta de Prueba SRL', trade_name: null, state: 'suspended' },
  { tax_id: rnc('13055506'), name: 'Panadería El Ejemplo EIRL', trade_name: 'El Ejemplo', state: 'ceased' },
  { tax_id: rnc('40155501'), name: 'Fundación Ejemplo del Mar', trade_name: null, state: 'active' },
  { tax_id: cedula('4021234567'), name: 'Ana Peralta', trade_name: null, state: 'active' },
  { tax_id: cedula('0311234567'), name: 'Luis Marte', trade_name: 'Celulares Marte', state: 'active' },
  // A card with a wrong check digit, of which the register decides.
  { tax_id: '00155501234', name: 'Altagracia Ejemplo Rosario', trade_name: null, state: 'active' },
]

/** Fills the register, unless a store has one already. */
export async function fillTaxpayers(db: Database): Promise<void> {
  const existing = await db.selectFrom('taxpayers').select('tax_id').limit(1).executeTakeFirst()
  if (!existing)
    await db
      .insertInto('taxpayers')
      .values([...demoTaxpayers])
      .execute()
}
