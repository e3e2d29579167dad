/**
 * Splits an amount by whole weights so that the parts add up exactly: 1000 over three equal weights gives 334, 333,
 * 333. What is left after rounding down goes to the largest remainders, the earlier first. A zero weight gets nothing,
 * unless all are zero: then all count the same. Throws a RangeError for a weight that is negative or not whole, and for
 * an amount without any weight.
 */
export function prorate(amountCentavos: number, weights: readonly number[]): number[] {
  assertWhole(amountCentavos, weights)
  if (weights.length === 0) return []
  const sign = amountCentavos < 0 ? -1 : 1
  const amount = BigInt(Math.abs(amountCentavos))
  const even = weights.every((weight) => weight === 0)
  // Amount times weight outgrows the whole numbers a double can hold (2^53), hence BigInt.
  const shares = weights.map((weight) => (even ? 1n : BigInt(weight)))
  const total = shares.reduce((sum, share) => sum + share, 0n)
  const parts = shares.map((share) => Number((amount * share) / total))
  const left = Number(amount) - parts.reduce((sum, part) => sum + part, 0)
  for (const index of byRemainder(shares.map((share) => (amount * share) % total)).slice(0, left)) {
    parts[index] = (parts[index] ?? 0) + 1
  }
  return parts.map((part) => (part === 0 ? 0 : sign * part))
}

function assertWhole(amount: number, weights: readonly number[]): void {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole amount: ${amount}`)
  if (weights.length === 0 && amount !== 0) throw new RangeError('An amount cannot be split over nothing')
  const wrong = weights.find((weight) => !Number.isSafeInteger(weight) || weight < 0)
  if (wrong !== undefined) throw new RangeError(`Not a weight: ${wrong}`)
}

function byRemainder(remainders: readonly bigint[]): number[] {
  const at = (index: number) => remainders[index] ?? 0n
  return [...remainders.keys()].sort((a, b) => (at(a) === at(b) ? a - b : at(a) > at(b) ? -1 : 1))
}
