import { StoreClient } from '#server/platform/database/store-client.ts'

/**
 * The result of work with the number of statements that it sent to the database. Unlike a duration, the count is the
 * same on a busy machine. Nothing else may use the database meanwhile.
 */
export async function countStatements<Result>(work: () => Promise<Result>): Promise<{ result: Result; count: number }> {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its own `this`
  const { query } = StoreClient.prototype
  let count = 0
  StoreClient.prototype.query = function (this: StoreClient, ...call: unknown[]) {
    count += 1
    return query.apply(this, call as never) as unknown
  } as typeof query
  try {
    return { result: await work(), count }
  } finally {
    StoreClient.prototype.query = query
  }
}
