import type { PersonalData } from '#server/platform/personal-data.ts'
import { listDevices } from './devices.ts'
import { getAccount } from './get-account.ts'
import { presentUser } from './present.ts'

/** The account itself and its devices. The account is anonymised last, by the use case that deletes it. */
export const accountData: PersonalData = {
  name: 'account',
  collect: async (ctx) => ({
    user: presentUser(await getAccount(ctx), null),
    devices: (await listDevices(ctx)).map(({ device, createdAt, lastUsedAt }) => ({ device, createdAt, lastUsedAt })),
  }),
}
