import { type SQL, sql } from 'drizzle-orm'
import { hasTested } from '#checkout/test-orders/pay-test-order.ts'
import { type OpeningFacts, type OpeningStep, openingSteps } from '#office/opening/domain.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Shop } from '#platform/shop.ts'
import { sectionFaults } from '#settings/domain/check-section.ts'
import type { Opening } from '#settings/domain/opening.ts'
import { pixAccountAt } from '#settings/domain/pix-account.ts'
import { loadSettings } from '#settings/use-cases/load-settings.ts'

export interface LoadedOpening {
  readonly opening: Opening
  readonly steps: readonly OpeningStep[]
  readonly subscribers: number
}

declare module '#platform/shop.ts' {
  interface Shop {
    readonly openingAudiences: readonly OpeningAudience[]
  }
}

declare module '#platform/server-manifest.ts' {
  interface ServerManifest {
    readonly openingAudiences?: readonly OpeningAudience[]
  }
}

interface OpeningAudience {
  readonly count: SQL
  tell(shop: Shop, tx: Transaction): Promise<number>
}

type OpeningShop = Pick<Shop, 'db' | 'config' | 'clock' | 'openingAudiences'>

/** Computed on each call, because completed steps may be undone. */
export async function loadOpening(shop: OpeningShop): Promise<LoadedOpening> {
  const { values, opening, pixKey } = await loadSettings(shop)
  const { subscribers, ...shopFacts } = await readFacts(shop)
  const { stripe, ownPixKey = null } = shop.config
  const facts: OpeningFacts = {
    ...shopFacts,
    sellerGaps: Object.keys(sectionFaults('contact', values.contact)),
    // Test payments transfer no money, so they do not count.
    canBePaid: Boolean(stripe) || pixAccountAt(pixKey, ownPixKey, shop.clock.now()) !== null,
  }
  return { opening, steps: openingSteps(facts), subscribers }
}

type Known = Pick<
  OpeningFacts,
  'origin' | 'delivery' | 'hasDeliveryDays' | 'candle' | 'isMailProven' | 'hasHouse' | 'hasTested'
>

async function readFacts({ db, openingAudiences }: OpeningShop): Promise<Known & { subscribers: number }> {
  const counts = openingAudiences.map(({ count }) => sql` + (${count})`)
  const { rows } = await db.execute<Record<keyof Known, never> & { subscribers: number }>(sql`
    select
      coalesce((select case when origem_address_validated and origem_lat is not null then 'found'
        when origem_address <> '' then 'written' end from settings_frete_motoboy), 'none') as "origin",
      case
        when (select enabled and base_price > 0 from settings_frete_motoboy) then 'priced'
        when exists (select 1 from shop_settings where section = 'arrangedDelivery') then 'arranged'
        else 'none'
      end as "delivery",
      coalesce((select jsonb_path_exists(delivery_schedule, '$.capacity[*].* ? (@ > 0)')
        from settings_frete_motoboy), false) as "hasDeliveryDays",
      case
        when not exists (select 1 from products where active) then 'none'
        when not exists (select 1 from products where active and cardinality(images) > 0) then 'without-picture'
        when not exists (select 1 from products where active and cardinality(images) > 0 and stock_quantity > 0)
          then 'without-stock'
        else 'ready'
      end as "candle",
      coalesce((select "values" ->> 'provenAt' <> '' from shop_settings where section = 'mailProof'), false)
        as "isMailProven",
      coalesce((select "values" ->> 'heroSentence' <> '' and "values" ->> 'heroImage' <> ''
        from shop_settings where section = 'home'), false) as "hasHouse",
      ${hasTested} as "hasTested",
      (0${sql.join(counts)})::int as "subscribers"`)
  const [row] = rows
  if (!row) throw new Error('a statement without a table has one row')
  return row
}
