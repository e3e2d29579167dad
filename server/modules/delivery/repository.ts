import { sql } from 'kysely'
import type { Point } from '#domain/branches/distance.ts'
import type { DeliveryZone } from '#domain/delivery/local-delivery.ts'
import type { NationalRate } from '#domain/delivery/national-shipping.ts'
import type { Cell, StoredMinutes } from '#domain/delivery/router-minutes.ts'
import type { Database } from '#server/platform/database/database.ts'
import { deleteInBatches } from '#server/platform/database/delete-in-batches.ts'

/** Where a branch lies, and the zones in which its own messenger delivers. */
export interface ServiceArea extends Point {
  branchCode: number
  zones: DeliveryZone[]
}

/**
 * The service areas of open branches, of all of them or of those named. The zones of a branch are sorted by name: where
 * two overlap, the first one counts.
 */
export async function listServiceAreas(db: Database, branchCodes?: readonly number[]): Promise<ServiceArea[]> {
  const named = branchCodes ? sql`and b.code = any(${branchCodes})` : sql``
  const { rows } = await sql<ServiceArea>`
    select b.code as "branchCode", b.lat, b.lng,
      coalesce(json_agg(json_build_object(
        'polygon', z.polygon, 'baseCentavos', z.base_centavos, 'perKmCentavos', z.per_km_centavos,
        'perMinuteCentavos', z.per_minute_centavos, 'speedKmh', z.speed_kmh
      ) order by z.name) filter (where z.id is not null), '[]') as zones
    from branches b left join delivery_zones z on z.branch_code = b.code
    where b.active ${named}
    group by b.code order by b.code`.execute(db)
  return rows
}

/** The rates of national shipping, one for each province that the store ships to. */
export async function listNationalRates(db: Database): Promise<NationalRate[]> {
  return db
    .selectFrom('national_rates')
    .select(['province', 'cost_centavos as costCentavos', 'days_min as daysMin', 'days_max as daysMax'])
    .orderBy('province')
    .execute()
}

type TravelMinutes = Cell & StoredMinutes & { branchCode: number }

/** The stored minutes of ways to places, from every branch. */
export async function listTravelMinutes(db: Database, cells: readonly Cell[]): Promise<TravelMinutes[]> {
  const { rows } = await sql<TravelMinutes>`
    select t.branch_code as "branchCode", t.lat_e4 as "latE4", t.lng_e4 as "lngE4", t.minutes, t.measured_at as "measuredAt"
    from travel_minutes t join jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) as c ("latE4" int, "lngE4" int)
      on t.lat_e4 = c."latE4" and t.lng_e4 = c."lngE4"`.execute(db)
  return rows
}

/** Stores minutes of ways, each once; those of another request for the same way are replaced. */
export async function upsertTravelMinutes(
  db: Database,
  ways: readonly (Cell & { branchCode: number; minutes: number | null })[],
  now: Date,
): Promise<void> {
  await sql`
    insert into travel_minutes (branch_code, lat_e4, lng_e4, minutes, measured_at)
    select w."branchCode", w."latE4", w."lngE4", w.minutes, ${now}
    from jsonb_to_recordset(${JSON.stringify(ways)}::jsonb)
      as w ("branchCode" int, "latE4" int, "lngE4" int, minutes double precision)
    order by 1, 2, 3
    on conflict (branch_code, lat_e4, lng_e4)
      do update set minutes = excluded.minutes, measured_at = excluded.measured_at`.execute(db)
}

/** Deletes minutes that were measured before an instant; gives how many. */
export function deleteTravelMinutes(db: Database, before: Date, signal?: AbortSignal): Promise<number> {
  return deleteInBatches(db, {
    table: 'travel_minutes',
    where: sql`measured_at < ${before}`,
    orderBy: sql`measured_at`,
    signal,
  })
}
