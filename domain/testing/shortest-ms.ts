/**
 * The shortest of 15 runs of some work, in milliseconds: what else the machine does only ever adds. For ratios within
 * one test.
 */
export function shortestMs(work: (run: number) => void): number {
  const runs = Array.from({ length: 15 }, (_, run) => {
    const started = performance.now()
    work(run)
    return performance.now() - started
  })
  return Math.min(...runs)
}
