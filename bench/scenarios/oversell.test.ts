import { expect, test } from 'vitest'
import { oversell } from './oversell.ts'

test(
  'of 2,000 attempts to buy the last 100 units, with 5 kills of the server, exactly 100 succeed, and no acknowledged order is lost',
  { timeout: 180_000 },
  async () => {
    expect(await oversell({ attempts: 2_000, kills: 5 })).toMatchObject({
      sold: 100,
      orders: 100,
      acknowledged: 100,
      onHand: 0,
      reserved: 0,
      faults: [],
    })
  },
)
