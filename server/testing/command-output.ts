import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, vi } from 'vitest'

/** A folder for the files of a command, removed after the tests, and what the command prints in each of them. */
export function commandOutput(): { folder: string; printed: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-command-'))
  const printed: string[] = []
  beforeEach(() => {
    printed.length = 0
    for (const method of ['log', 'error'] as const)
      vi.spyOn(console, method).mockImplementation((text: string) => void printed.push(text))
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  })
  afterAll(() => {
    vi.restoreAllMocks()
    rmSync(folder, { recursive: true })
  })
  return { folder, printed }
}
