import { sql } from 'drizzle-orm'
import type { Uf } from '#delivery/addresses/domain/states.ts'
import type { Box } from '#delivery/carriers/domain/packing.ts'
import type { Rate } from '#delivery/carriers/domain/rate-table.ts'
import type { AccountFailure } from '#delivery/carriers/providers/port.ts'
import type { ShopSettings } from '#settings/use-cases/load-settings.ts'

/** Uses cached settings, so only pages may call this. Checkout reads `brazilOffered`. */
export const sendsToBrazil = ({ values }: Pick<ShopSettings, 'values'>): boolean =>
  values.brazil.offered === 'yes'

export const brazilOffered = sql<boolean>`exists (
  select 1 from shop_settings s where s.section = 'brazil' and s."values"->>'offered' = 'yes')`

const rateJson = sql`json_build_object('state', r.state, 'service', r.service, 'prices', r.prices,
  'daysFrom', r.days_from, 'daysUntil', r.days_until, 'freeAbove', (r.free_above * 100)::int)`

export const ratesColumn = (state: Uf | null = null) =>
  sql<Rate[]>`(select coalesce(json_agg(${rateJson} order by r.state, r.service), '[]') from carrier_rates r
    where ${state}::text is null or r.state = ${state})`

export const boxesColumn = sql<Box[]>`(
  select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name, 'inner', json_build_array(b.length_mm, b.width_mm, b.height_mm),
    'grams', b.grams, 'cost', (b.cost * 100)::int) order by b.position, b.id), '[]') from carrier_boxes b)`

export const accountColumn = sql<AccountState | null>`(
  select json_build_object('connectedAt', a.connected_at, 'failingSince', a.failing_since, 'failure', a.failure)
  from carrier_accounts a where a.provider = 'melhor-envio' and a.sealed_tokens is not null)`

export interface AccountState {
  readonly connectedAt: string
  readonly failingSince: string | null
  readonly failure: AccountFailure | null
}
