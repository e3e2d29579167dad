import { expect, test } from 'vitest'
import { findNearestBranch } from './branches.ts'
import type { Endpoint } from './endpoint.ts'
import { fieldMessage } from './field-messages.ts'
import { placeOrder } from './orders.ts'

function messages(endpoint: Endpoint, input: unknown): Record<string, string> {
  const { error } = endpoint.input.safeParse(input, { reportInput: true })
  return Object.fromEntries((error?.issues ?? []).map((issue) => [issue.path.join('.'), fieldMessage(issue, 'en')]))
}

test('a missing field is reported as required, whatever its type', () => {
  expect(messages(findNearestBranch, {})).toEqual({
    clientLat: 'This field is required.',
    clientLng: 'This field is required.',
  })
  expect(messages(placeOrder, {})).toMatchObject({
    option_id: 'This field is required.',
    total_amount: 'This field is required.',
  })
})

test('a value outside of a list of choices is reported as no valid choice', () => {
  const payments = [{ kind: 'shells', amount: 1 }]
  expect(messages(placeOrder, { option_id: 3, total_amount: 1, payments })).toEqual({
    'payments.0.kind': 'Choose one of the given values.',
  })
})
