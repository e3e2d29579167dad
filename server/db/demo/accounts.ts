import { nationalIdCheckDigit } from '#domain/tax-id/national-id.ts'
import { rncCheckDigit } from '#domain/tax-id/rnc.ts'

/** The accounts that a first start prints. Nobody real: addresses at .example, phones of the 555-01 range. */
export const demoAccounts = [
  { email: 'ana@vitrina.example', password: 'Mango-2026', name: 'Ana Peralta', role: 'customer' },
  { email: 'luis@vitrina.example', password: 'Bahia-2026', name: 'Luis Marte', role: 'customer' },
  { email: 'compras@colmado.example', password: 'Colmado-2026', name: 'Rosa Guzmán', role: 'business' },
  {
    email: 'empleado@vitrina.example',
    password: 'Mostrador-2026',
    name: 'Pedro Rosario',
    role: 'employee',
    // Staff need an authenticator: this is what the demo's employee types into one.
    authenticatorSecret: 'EMPLEADODEMOVITRINAMOSTRADOR2345',
  },
] as const satisfies readonly {
  email: string
  password: string
  name: string
  role: 'customer' | 'business' | 'employee'
  authenticatorSecret?: string
}[]

const cedula = (firstTen: string) => firstTen + nationalIdCheckDigit(firstTen)
const rnc = (firstEight: string) => firstEight + rncCheckDigit(firstEight)

/**
 * What stands behind each account, in the same order; ids and codes are fixed so that other parts of the demo find
 * them.
 */
export const demoCustomers = [
  {
    id: '00000000-0000-4000-8000-000000000001',
    code: 'C-0001',
    phone: '18095550131',
    identification: cedula('4021234567'),
    company: null,
    tax_id: null,
    price_level: 1,
    is_employee: false,
    language: null,
  },
  {
    id: '00000000-0000-4000-8000-000000000002',
    code: 'C-0002',
    phone: '18295550132',
    identification: cedula('0311234567'),
    company: null,
    tax_id: null,
    price_level: 1,
    is_employee: false,
    language: null,
  },
  {
    id: '00000000-0000-4000-8000-000000000003',
    code: 'C-0003',
    phone: '18095550133',
    identification: null,
    company: 'Colmado La Esquina SRL',
    tax_id: rnc('13055501'),
    price_level: 2,
    is_employee: false,
    language: null,
  },
  {
    id: '00000000-0000-4000-8000-000000000004',
    code: 'E-0001',
    phone: '18095550134',
    identification: cedula('0011234567'),
    company: null,
    tax_id: null,
    price_level: 1,
    is_employee: true,
    language: null,
  },
] as const

/** Customers of the branches whose codes an account can claim. Nobody real. */
export const demoErpCustomers = [
  {
    code: 'C-0101',
    email: 'taller@vitrina.example',
    phone: '18095550151',
    company: 'Taller El Faro SRL',
    tax_id: rnc('13055502'),
    price_level: 2,
  },
  {
    code: 'C-0102',
    email: 'colmado@vitrina.example',
    phone: '18295550152',
    company: 'Colmado La Esperanza SRL',
    tax_id: rnc('13055503'),
    price_level: 2,
  },
] as const

/** Two addresses of the first customer, each within reach of a branch's messenger. */
export const demoAddresses = [
  {
    id: '00000000-0000-4000-8000-000000000011',
    name: 'Casa',
    province: 'Distrito Nacional',
    city: 'Distrito Nacional',
    sector: 'Ensanche Naco',
    street: 'Calle Los Robles',
    house: '',
    number: '24',
    reference: 'Portón verde, frente al parque',
    directions: '',
    lat: 18.4806,
    lng: -69.9312,
    is_default: true,
  },
  {
    id: '00000000-0000-4000-8000-000000000012',
    name: 'Trabajo',
    province: 'Santiago',
    city: 'Santiago de los Caballeros',
    sector: 'Los Jardines',
    street: 'Calle Las Gardenias',
    house: 'Local 2',
    number: '3B',
    reference: 'Segundo piso',
    directions: 'Entra por el parqueo de atrás y toca el timbre de la oficina.',
    lat: 19.4655,
    lng: -70.6901,
    is_default: false,
  },
] as const

/** Two partners of the first customer, of whom one has a card with a wrong check digit. Nobody real. */
export const demoPartners = [
  {
    id: '00000000-0000-4000-8000-000000000021',
    full_name: 'Marisol Peralta',
    identification: cedula('4027654321'),
    is_confirmed: false,
    whatsapp: '18095550141',
    is_default: true,
  },
  {
    id: '00000000-0000-4000-8000-000000000022',
    full_name: 'Ramón Emilio Tavárez',
    identification: '03176543210',
    is_confirmed: true,
    whatsapp: '18295550142',
    is_default: false,
  },
] as const
