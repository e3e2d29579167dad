import { onDemand } from '../../../hydration/on-demand.tsx'
import type { DepositProofProps } from './deposit-proof.tsx'

const Loaded = onDemand<DepositProofProps>(() => import('./deposit-proof.tsx'))

interface Props extends DepositProofProps {
  /** Whether an order may wait for a deposit; few do, so the code is loaded for those alone. */
  isNeeded: boolean
}

/** The proof of a bank deposit, on the pages of an order and of a checkout. */
export function DepositProofOnDemand({ isNeeded, ...props }: Props) {
  if (!isNeeded) return null
  return (
    <Loaded {...props} key={props.globalId} isNeeded meanwhile={<div aria-busy="true" className="skeleton h-64" />} />
  )
}
