import { expect, test } from 'vitest'
import { type MutationReport, mutationScore, survivors } from './report.ts'

const at = (line: number, from: number, to: number) => ({
  start: { line, column: from },
  end: { line, column: to },
})
const report: MutationReport = {
  files: {
    'domain/a.ts': {
      source: 'const a =\n  b < c\n',
      mutants: [
        { mutatorName: 'EqualityOperator', status: 'Survived', replacement: 'b <= c', location: at(2, 3, 8) },
        { mutatorName: 'EqualityOperator', status: 'Killed', replacement: 'b >= c', location: at(2, 3, 8) },
        { mutatorName: 'ConditionalExpression', status: 'Timeout', replacement: 'true', location: at(2, 3, 8) },
        { mutatorName: 'ConditionalExpression', status: 'NoCoverage', replacement: 'false', location: at(2, 3, 8) },
        { mutatorName: 'StringLiteral', status: 'Ignored', replacement: '""', location: at(1, 1, 6) },
      ],
    },
  },
}

test('the score is the share of mutants that a test noticed', () => {
  expect(mutationScore(report)).toEqual({ score: 0.5, detected: 2, valid: 4 })
  expect(mutationScore({ files: {} })).toEqual({ score: 0, detected: 0, valid: 0 })
})

test('a mutant that no test noticed is printed with its line, the original and the replacement', () => {
  expect(survivors(report)).toEqual(['domain/a.ts:2 b < c → b <= c', 'domain/a.ts:2 b < c → false'])
})
