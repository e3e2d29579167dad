import { useEffect } from 'react'
import { onSignOut } from '../shopper/sign-out.ts'
import { useShopper } from '../shopper/shopper.tsx'
import { flushCarts, initCarts } from './cart-store.ts'
import { clearUnsaved } from './unsaved-changes.ts'

/** Loads the carts of the shopper as soon as the page knows who that is, and again when it becomes somebody else. */
export function ShopperCarts(): null {
  const { status, user } = useShopper()
  const { id: customerId, is_employee: isEmployee } = user ?? {}
  useEffect(() => {
    if (status === 'unknown') return
    if (status === 'visitor') void initCarts('guest')
    else void initCarts(isEmployee ? 'employee' : 'customer', customerId)
  }, [status, customerId, isEmployee])
  useEffect(() => onSignOut({ before: flushCarts, ended: clearUnsaved }), [])
  return null
}
