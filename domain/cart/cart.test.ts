import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CartLine, linesMax, mergeCarts, priceCart, quantityMax, refusalToSetLine, setLine } from './cart.ts'

const kettle = { productCode: 'kettle', quantity: 2 }
const lamp = { productCode: 'lamp', quantity: 1, note: 'the red one' }
const fullCart = Array.from({ length: linesMax }, (_, index) => ({ productCode: `p${index}`, quantity: 1 }))

const line = fc.record(
  {
    productCode: fc.constantFrom(...'abcdef'),
    quantity: fc.integer({ min: 0, max: 20 }),
    note: fc.constantFrom('x', 'y'),
  },
  { requiredKeys: ['productCode', 'quantity'] },
)
const cart = fc.array(line, { maxLength: 12 }).map((lines) => lines.reduce<CartLine[]>(setLine, []))

describe('setLine', () => {
  test('a new product goes to the end', () => {
    expect(setLine([kettle], lamp)).toEqual([kettle, lamp])
  })

  test('a known product stays in its place', () => {
    expect(setLine([kettle, lamp], { productCode: 'kettle', quantity: 7 })).toEqual([{ ...kettle, quantity: 7 }, lamp])
  })

  test('quantity 0 removes the line', () => {
    expect(setLine([kettle, lamp], { productCode: 'kettle', quantity: 0 })).toEqual([lamp])
  })

  test('removing a product that is not in the cart changes nothing', () => {
    expect(setLine([lamp], { productCode: 'kettle', quantity: 0 })).toEqual([lamp])
  })

  test('another quantity leaves the note', () => {
    expect(setLine([lamp], { productCode: 'lamp', quantity: 4 })).toEqual([{ ...lamp, quantity: 4 }])
  })

  test('an empty note removes the note', () => {
    expect(setLine([lamp], { productCode: 'lamp', quantity: 1, note: '' })).toEqual([
      { productCode: 'lamp', quantity: 1 },
    ])
  })

  test('a line never holds more than the largest quantity', () => {
    expect(setLine([], { productCode: 'lamp', quantity: quantityMax + 1 })).toEqual([
      { productCode: 'lamp', quantity: quantityMax },
    ])
  })

  test('the cart it was given stays as it was', () => {
    const lines = [kettle]
    setLine(lines, { productCode: 'kettle', quantity: 9 })
    expect(lines).toEqual([{ productCode: 'kettle', quantity: 2 }])
  })

  test('a product has one line at most, and other lines are left alone', () => {
    fc.assert(
      fc.property(cart, line, (lines, set) => {
        const after = setLine(lines, set)
        const others = (all: CartLine[]) => all.filter((other) => other.productCode !== set.productCode)
        expect(after.filter((other) => other.productCode === set.productCode)).toHaveLength(set.quantity > 0 ? 1 : 0)
        expect(others(after)).toEqual(others(lines))
        expect(setLine(after, set)).toEqual(after)
      }),
    )
  })
})

describe('refusalToSetLine', () => {
  test('a full cart takes no new product', () => {
    expect(refusalToSetLine(fullCart, lamp)).toEqual({ code: 'cart-full', linesMax })
  })

  test('the lines of a full cart may change and be removed', () => {
    expect(refusalToSetLine(fullCart, { productCode: 'p0', quantity: 5 })).toBeUndefined()
    expect(refusalToSetLine(fullCart, { productCode: 'lamp', quantity: 0 })).toBeUndefined()
  })

  test('a cart with room takes a product', () => {
    expect(refusalToSetLine(fullCart.slice(1), lamp)).toBeUndefined()
  })
})

describe('mergeCarts', () => {
  test('of a product in both, the larger quantity stays', () => {
    expect(mergeCarts([kettle], [{ productCode: 'kettle', quantity: 5 }])).toEqual([{ ...kettle, quantity: 5 }])
    expect(mergeCarts([kettle], [{ productCode: 'kettle', quantity: 1 }])).toEqual([kettle])
  })

  test("a guest's line without units changes nothing, its note included", () => {
    const own = { productCode: 'kettle', quantity: 2 }
    expect(mergeCarts([own], [{ productCode: 'kettle', quantity: 0, note: 'as a present' }])).toEqual([own])
  })

  test("the guest's other products come after the customer's", () => {
    expect(mergeCarts([kettle], [lamp])).toEqual([kettle, lamp])
  })

  test("the customer's note stays, and a missing one is taken from the guest", () => {
    expect(mergeCarts([lamp], [{ ...lamp, note: 'any' }])).toEqual([lamp])
    expect(mergeCarts([{ productCode: 'lamp', quantity: 1 }], [lamp])).toEqual([lamp])
  })

  test('lines beyond the limit of a cart are left out', () => {
    expect(mergeCarts(fullCart, [lamp])).toEqual(fullCart)
    expect(mergeCarts(fullCart.slice(1), [{ productCode: 'p7', quantity: 3 }, kettle, lamp])).toHaveLength(linesMax)
  })

  test('merging twice equals merging once', () => {
    fc.assert(
      fc.property(cart, cart, (server, guest) => {
        const once = mergeCarts(server, guest)
        expect(mergeCarts(once, guest)).toEqual(once)
      }),
    )
  })

  test('a merge loses no product and adds no quantities up', () => {
    fc.assert(
      fc.property(cart, cart, (server, guest) => {
        const quantityOf = (lines: CartLine[], code: string) =>
          lines.filter((other) => other.productCode === code).reduce((sum, other) => sum + other.quantity, 0)
        const merged = mergeCarts(server, guest)
        for (const code of 'abcdef') {
          expect(quantityOf(merged, code)).toBe(Math.max(quantityOf(server, code), quantityOf(guest, code)))
        }
      }),
    )
  })
})

describe('priceCart', () => {
  test('a cart comes to the sum of its lines', () => {
    const priced = priceCart([
      { ...kettle, unitPriceCentavos: 150050 },
      { ...lamp, unitPriceCentavos: 99 },
    ])
    expect(priced).toEqual({
      lines: [
        { ...kettle, unitPriceCentavos: 150050, amountCentavos: 300100 },
        { ...lamp, unitPriceCentavos: 99, amountCentavos: 99 },
      ],
      totalCentavos: 300199,
      itemsCount: 3,
    })
  })

  test('a line without a price costs nothing', () => {
    expect(priceCart([{ ...kettle, unitPriceCentavos: undefined }])).toMatchObject({ totalCentavos: 0, itemsCount: 2 })
  })

  test('a line that cannot be ordered costs nothing', () => {
    const lines = [
      { ...kettle, unitPriceCentavos: 100, isOrderable: false },
      { ...lamp, unitPriceCentavos: 99, isOrderable: true },
    ]
    expect(priceCart(lines)).toMatchObject({
      totalCentavos: 99,
      itemsCount: 3,
      lines: [{ amountCentavos: 0 }, { amountCentavos: 99 }],
    })
  })

  test('an empty cart comes to nothing', () => {
    expect(priceCart([])).toEqual({ lines: [], totalCentavos: 0, itemsCount: 0 })
  })

  test('the lines add up to the total', () => {
    const priced = fc.array(fc.record({ quantity: fc.nat(9999), unitPriceCentavos: fc.nat(10 ** 8) }), {
      maxLength: 100,
    })
    fc.assert(
      fc.property(priced, (lines) => {
        const result = priceCart(lines)
        expect(Number.isSafeInteger(result.totalCentavos)).toBe(true)
        expect(result.lines.reduce((sum, each) => sum + each.amountCentavos, 0)).toBe(result.totalCentavos)
      }),
    )
  })
})
