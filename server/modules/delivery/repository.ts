import { sql } from 'kysely'
import type { Point } from '#domain/branches/distance.ts'
import type { DeliveryZone } from '#domain/delivery/local-delivery.ts'
import type { Database } from '#server/platform/database/database.ts'

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
