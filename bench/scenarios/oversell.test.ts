import { expect, test } from 'vitest'
import { oversell } from './oversell.ts'

test(
  '2,000 attempts on the last 100 units and 5 kills sell exactly 100, and lose no acknowledged order',
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
