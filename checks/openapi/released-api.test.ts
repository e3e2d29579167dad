import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { OpenApiDocument } from '#contract/openapi-document.ts'
import { root } from '../repository-files.ts'
import { acceptedChanges } from './accepted-changes.ts'
import { breakingChanges } from './breaking-changes.ts'

const path = 'contract/openapi.json'

/**
 * The document of the last release, which is the last tag; before the first tag the document as it was first committed.
 * None without a git history.
 */
function formerDocument(): OpenApiDocument | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'ignore'] })
  const lastTag = () => git('describe', '--tags', '--abbrev=0').trim()
  const firstCommit = () => git('log', '--diff-filter=A', '--format=%H', '--', path).trim().split('\n').at(-1)
  for (const version of [lastTag, firstCommit])
    try {
      return JSON.parse(git('show', `${version()}:${path}`)) as OpenApiDocument
    } catch {
      // No tag, no history, or a version before the document.
    }
  return undefined
}

const current = JSON.parse(readFileSync(root + path, 'utf8')) as OpenApiDocument

test('the API breaks no client of the last release but by an accepted change', () => {
  const before = formerDocument()
  const changes = before ? breakingChanges(before, current) : []
  expect(changes.filter((change) => !acceptedChanges.some(({ sentence }) => sentence === change))).toEqual([])
})

test('a removed refusal is found in every operation that has it', () => {
  const withoutOne = structuredClone(current)
  const failure = JSON.stringify(withoutOne.components['schemas'])
  withoutOne.components['schemas'] = JSON.parse(failure.replace('"cart-full",', '')) as Record<string, unknown>
  expect(breakingChanges(current, current)).toEqual([])
  expect(breakingChanges(current, withoutOne)).toContain(
    'POST /api/ecommerce/carts/{id} response 4XX.data.reason lacks the value cart-full',
  )
})
