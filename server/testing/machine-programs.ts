import { test } from 'vitest'
import { findProgram } from './find-program.ts'

/**
 * A test that needs programs of the machine. Where one is missing the test is skipped, with a message at once and
 * another at the end of `npm test`.
 */
export function testWith(
  programs: readonly string[],
  title: string,
  run: () => Promise<void> | void,
  timeoutMs?: number,
): void {
  const missing = programs.filter((name) => !findProgram(name))
  if (missing.length === 0) return test(title, run, timeoutMs)
  const reason = `needs ${missing.join(' and ')}`
  console.warn(`SKIPPED, ${reason}: ${title}`)
  test.skip(`${title} (${reason})`, run)
}
