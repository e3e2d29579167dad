import type { PersonalData } from '#server/platform/personal-data.ts'
import { listHistory } from './history.ts'
import { eraseSearches, listEvents } from './personal-data-repository.ts'

export const searchData: PersonalData = {
  name: 'searches',
  collect: async (ctx) => ({
    latest: (await listHistory(ctx)).map(({ description }) => description),
    events: await listEvents(ctx.db, ctx.actor.customerId),
  }),
  erase: ({ db, actor }) => eraseSearches(db, actor.customerId),
}
