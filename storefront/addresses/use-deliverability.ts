import { useCallback, useEffect, useState } from 'react'
import { type Centavos, toCentavos } from '#domain/money/money.ts'
import type { Point } from '#domain/branches/distance.ts'
import { browserClient } from '../shopper/browser-client.ts'

/** Whether a branch delivers to a place, and for how much. */
export interface BranchDelivery {
  branchCode: number
  isAvailable: boolean
  priceCentavos: Centavos | undefined
}

interface Result {
  key: string
  branches?: readonly BranchDelivery[]
  hasFailed?: boolean
}

export interface Deliverability {
  status: 'no-place' | 'loading' | 'failed' | 'known'
  /** One entry per branch, in their order; empty until they are known. */
  branches: readonly BranchDelivery[]
  retry: () => void
}

const pauseMs = 300
/** The most branches that one request may name; the contract refuses more. */
const branchesMax = 30
const none: readonly BranchDelivery[] = []

/**
 * Whether branches deliver to a place, fetched when the place has not changed for a moment. A request that a later place
 * has made useless is aborted.
 */
export function useDeliverability(branchCodes: readonly number[], place: Point | undefined): Deliverability {
  const [result, setResult] = useState<Result>({ key: '' })
  const [tries, setTries] = useState(0)
  const codes = branchCodes.slice(0, branchesMax).join(',')
  const key = place && codes ? `${codes} ${place.lat} ${place.lng}` : ''

  useEffect(() => {
    if (!key) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      verify(key, controller.signal).then(
        (branches) => !controller.signal.aborted && setResult({ key, branches }),
        () => !controller.signal.aborted && setResult({ key, hasFailed: true }),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [key, tries])

  const retry = useCallback(() => {
    setResult({ key: '' })
    setTries((before) => before + 1)
  }, [])
  const current = result.key === key ? result : undefined
  const status = !key ? 'no-place' : current?.hasFailed ? 'failed' : current?.branches ? 'known' : 'loading'
  return { status, branches: current?.branches ?? none, retry }
}

async function verify(key: string, signal: AbortSignal): Promise<readonly BranchDelivery[]> {
  const [codes = '', lat, lng] = key.split(' ')
  const { verifyLimits } = await import('#contract/branches.ts')
  const [verified] = await browserClient.call(
    verifyLimits,
    {
      address: [{ id: 'pin', latitud: Number(lat), longitud: Number(lng), quantity: 1 }],
      branch_codes: codes.split(',').map(Number),
      calculate_prices: true,
    },
    { signal },
  )
  return (verified?.verify ?? []).map(({ branch_code, limits: { available, price } }) => ({
    branchCode: branch_code,
    isAvailable: available,
    priceCentavos: price === null ? undefined : toCentavos(price),
  }))
}
