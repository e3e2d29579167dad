import { useEffect, useState } from 'react'
import { CallFailed } from '#contract/client.ts'
import { getTaxpayer } from '#contract/taxpayers.ts'
import { hasTaxIdForm } from '#domain/tax-id/rnc.ts'
import type { RegisterStatus } from '#domain/tax-id/taxpayer.ts'
import { browserClient } from '../../shopper/browser-client.ts'

/** What the tax authority's register says about a number, and the name that it has for it. */
export interface FoundTaxpayer {
  status: RegisterStatus
  name: string
}

const unknown: FoundTaxpayer = { status: 'not-loaded', name: '' }
/** The number is looked up once nobody has typed for so long. */
const restMs = 300

/**
 * Looks a complete tax number up in the register (TAXPAYER-9). While the response is on its way, and where the store
 * has no register or none answers, the number is unknown.
 */
export function useTaxpayer(number: string): FoundTaxpayer {
  const taxId = number.replace(/[- ]/g, '')
  const [found, setFound] = useState({ taxId: '', taxpayer: unknown })
  useEffect(() => {
    if (!hasTaxIdForm(taxId)) return
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      void lookUp(taxId, leaving.signal).then((taxpayer) => !leaving.signal.aborted && setFound({ taxId, taxpayer }))
    }, restMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [taxId])
  return found.taxId === taxId ? found.taxpayer : unknown
}

async function lookUp(taxId: string, signal: AbortSignal): Promise<FoundTaxpayer> {
  try {
    const { taxpayer } = await browserClient.call(getTaxpayer, { tax_id: taxId }, { signal })
    return taxpayer ? { status: taxpayer.state, name: taxpayer.name } : unknown
  } catch (error) {
    return error instanceof CallFailed && error.reason === 'taxpayer-not-found'
      ? { ...unknown, status: 'absent' }
      : unknown
  }
}
