import { register } from '#contract/identity.ts'
import { makeCustomer } from '#server/testing/make.ts'
import type { TestStore } from '#server/testing/store.ts'

export const password = 'Nopal-47-rio'
export const emailOf = (name: string): string => `${name}@example.com`

/** The hash that the store makes of the password. */
export async function passwordHashOf(store: TestStore): Promise<string> {
  const email = emailOf('first')
  const person = { first_name: 'Ana', last_name: 'Ficticia', phone: '18095550100', policies_accepted: true }
  await store.client().call(register, { ...person, email, password, password_confirm: password })
  const customers = store.database.db.selectFrom('customers')
  return (await customers.select('password_hash').where('email', '=', email).executeTakeFirstOrThrow()).password_hash
}

/** A customer on a device that the account knows. */
export interface Owner {
  email: string
  /** The proof of the device, as an API client sends it. */
  device: string
}

/** Makes customers with one password, each with a device that the account knows. */
export async function makeOwners(store: TestStore, passwordHash: string, count: number): Promise<Owner[]> {
  const owners: Owner[] = []
  for (let n = 0; n < count; n += 1) {
    const email = emailOf(`owner-${n}`)
    const id = await makeCustomer(store.database.db, { email, passwordHash })
    owners.push({ email, device: store.app.platform.knownDevices.remember(undefined, id, new Date()) })
  }
  return owners
}
