import type { ReplyInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/identity.ts'
import type { Account } from './account.ts'

/** A customer in the wire's format; `address` is the default address in one line. */
export function presentUser(
  account: Account,
  address: string | null,
): ReplyInputOf<typeof contract.getCurrentUser>['user'] {
  return {
    id: account.id,
    code: account.code,
    first_name: account.first_name,
    last_name: account.last_name,
    email: account.email,
    is_email_confirmed: account.email_confirmed_at !== null,
    phone: account.phone,
    username: account.username,
    identification: account.identification,
    price_level_id: account.price_level,
    is_employee: account.is_employee,
    created_from: account.created_from,
    language: account.language,
    activated_customer: true,
    activated_employee: account.is_employee,
    address,
    isClient: !account.is_employee,
    isEmail: account.username === null,
    user: account.username ?? account.email,
  }
}

interface DeviceRow {
  id: string
  device: string
  createdAt: Date
  signedInCountry: string | null
  lastUsedAt: Date
  lastUsedCountry: string | null
}

export function presentDevice(
  row: DeviceRow,
  currentId: string,
): ReplyInputOf<typeof contract.listDevices>['devices'][number] {
  return {
    id: row.id,
    device: row.device,
    created_at: row.createdAt.toISOString(),
    signed_in_country: row.signedInCountry,
    last_used_at: row.lastUsedAt.toISOString(),
    last_used_country: row.lastUsedCountry,
    is_current: row.id === currentId,
  }
}
