/** The states of a taxpayer in the tax authority's register; `other` for one that the store does not know. */
export const taxpayerStates = ['active', 'suspended', 'ceased', 'annulled', 'other'] as const
export type TaxpayerState = (typeof taxpayerStates)[number]

/**
 * What the tax authority's register says about a number: the state of its taxpayer, `absent` where it has none, or
 * `not-loaded` where the store has no register, or has not asked it yet (TAXPAYER-1).
 */
export type RegisterStatus = TaxpayerState | 'absent' | 'not-loaded'

/** Whether the register has a taxpayer of this number, in any state. */
export function isRegistered(status: RegisterStatus): boolean {
  return status !== 'absent' && status !== 'not-loaded'
}

const endedStates: readonly RegisterStatus[] = ['suspended', 'ceased', 'annulled']

/** Whether the taxpayer of this number does no business at present, as the register says (TAXPAYER-4). */
export function isEnded(status: RegisterStatus): boolean {
  return endedStates.includes(status)
}

const fileStates: Readonly<Record<string, TaxpayerState>> = {
  ACTIVO: 'active',
  SUSPENDIDO: 'suspended',
  'CESE TEMPORAL': 'ceased',
  'DADO DE BAJA': 'ceased',
  ANULADO: 'annulled',
  RECHAZADO: 'annulled',
}

/** The state that a word of the tax authority's file stands for: `CESE TEMPORAL` is `ceased`. */
export function taxpayerStateOf(word: string): TaxpayerState {
  return Object.hasOwn(fileStates, word) ? (fileStates[word] as TaxpayerState) : 'other'
}
