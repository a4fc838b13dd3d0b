import { sql } from 'drizzle-orm'
import {
  hasPrices,
  keepsPrice,
  type PricedProduct,
  type PricePlan,
} from '#catalogue/products/domain/bulk-prices.ts'
import type { Changes } from '#platform/audit/changes.ts'
import { type Actor, recordChanges } from '#platform/audit/record-change.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { decimalFromCentavos } from '#platform/domain/money.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import { readPricedProducts } from './preview-prices.ts'

export interface PricesToChange {
  actor: Actor
  plan: readonly PricePlan[]
  action: 'prices-changed' | 'prices-restored'
}

export interface ChangedPrices {
  /** Includes products that already had the requested price, so a double submit succeeds. */
  changed: string[]
  left: { name: string; reason: 'changed-since' | 'on-sale' }[]
  back: PricePlan[]
}

/** Products changed since the preview are skipped and named. */
export async function changePrices(
  shop: Pick<Shop, 'db' | 'clock'>,
  { actor, plan, action }: PricesToChange,
): Promise<ChangedPrices> {
  const at = shop.clock.now()
  const wantedPrices = new Map(plan.map((prices) => [prices.id, prices]))
  return shop.db.transaction(async (tx) => {
    const answer: ChangedPrices = { changed: [], left: [], back: [] }
    const changing: Changing[] = []
    for (const product of await readPricedProducts(tx, [...wantedPrices.keys()], true)) {
      const prices = wantedPrices.get(product.id)
      if (!prices) continue
      if (hasPrices(product, prices)) answer.changed.push(product.name)
      else if (product.version !== prices.version || !ownsSizes(product, prices))
        answer.left.push({ name: product.name, reason: 'changed-since' })
      else if (keepsPrice(product, isoDay(at))) answer.left.push({ name: product.name, reason: 'on-sale' })
      else changing.push({ product, prices })
    }
    if (changing.length > 0) await write(tx, at, changing)
    await recordChanges(
      tx,
      changing.map((change) => ({ actor, entity: 'product', action, at, ...recordedChange(change) })),
    )
    answer.changed.push(...changing.map(({ product }) => product.name))
    answer.back.push(...changing.map(({ product }) => wayBack(product)))
    return answer
  })
}

interface Changing {
  product: PricedProduct
  prices: PricePlan
}

const ownsSizes = (product: PricedProduct, { sizes }: PricePlan) =>
  sizes.length === product.sizes.length &&
  sizes.every(({ id }) => product.sizes.some((size) => size.id === id))

async function write(tx: Transaction, at: Date, changing: readonly Changing[]): Promise<void> {
  const rows = changing.map(({ prices: { id, price } }) => ({ id, price: decimalFromCentavos(price) }))
  await tx.execute(sql`
    update products set price = wanted.price, version = version + 1, updated_at = ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted(id uuid, price numeric)
    where products.id = wanted.id`)
  const sizes = changing.flatMap(({ prices }) =>
    prices.sizes.map(({ id, priceAdjustment }) => ({ id, adjustment: decimalFromCentavos(priceAdjustment) })),
  )
  await tx.execute(sql`
    update product_variants v set price_adjustment = wanted.adjustment
    from jsonb_to_recordset(${JSON.stringify(sizes)}::jsonb) as wanted(id uuid, adjustment numeric)
    where v.id = wanted.id and v.price_adjustment <> wanted.adjustment`)
}

/** Records full prices of sizes, because differences are hard to read. */
function recordedChange({ product, prices }: Changing): { entityId: string; changes: Changes } {
  const to = new Map(prices.sizes.map(({ id, priceAdjustment }) => [id, prices.price + priceAdjustment]))
  const sizes = product.sizes.map(({ id, name, priceAdjustment }) => ({
    name,
    from: product.price + priceAdjustment,
    to: to.get(id) ?? 0,
  }))
  const line = (price: 'from' | 'to') => sizes.map((size) => ({ name: size.name, price: size[price] }))
  const ofSizes: Changes = sizes.length > 0 ? { sizePrices: { from: line('from'), to: line('to') } } : {}
  return {
    entityId: product.id,
    changes: { price: { from: product.price, to: prices.price }, ...ofSizes },
  }
}

const wayBack = ({ id, version, price, sizes }: PricedProduct): PricePlan => ({
  id,
  version: version + 1,
  price,
  sizes: sizes.map(({ id: sizeId, priceAdjustment }) => ({ id: sizeId, priceAdjustment })),
})
