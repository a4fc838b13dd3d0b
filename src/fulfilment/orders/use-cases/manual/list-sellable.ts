import { and, isNotNull, sql } from 'drizzle-orm'
import type { KitPart } from '#catalogue/kits/domain/kit.ts'
import { kitColumn, sellableUnits } from '#catalogue/kits/use-cases/kit-columns.ts'
import { products } from '#catalogue/products/schema.ts'
import { priceColumns, sellingPrice } from '#catalogue/products/use-cases/selling-price.ts'
import { type Centavos, centavosFromDecimal } from '#platform/domain/money.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'

export interface SellableKit {
  readonly choices: number
  readonly parts: readonly Pick<KitPart, 'id' | 'name' | 'size' | 'stock'>[]
}

export interface Sellable {
  readonly productId: string
  readonly variantId: string | null
  readonly name: string
  readonly size: string | null
  readonly price: Centavos
  readonly units: number
  readonly kit: SellableKit | null
}

type Row = Record<string, unknown> & Omit<Sellable, 'price' | 'kit'> & { price: string }

export async function listSellable(shop: Pick<Shop, 'db' | 'clock'>): Promise<Sellable[]> {
  return [...(await listCandles(shop)), ...(await listKits(shop))]
}

async function listCandles({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<Sellable[]> {
  const { rows } = await db.execute<Row>(sql`
    select p.id as "productId", v.id as "variantId", p.name, v.name as size,
      ${sellingPrice({ today: isoDay(clock.now()), product: 'p', size: 'v' })}::text as price, coalesce(v.stock_quantity, p.stock_quantity) as units
    from products p left join product_variants v on v.product_id = p.id
    where p.active and p.kit_kind is null order by p.sort_name, p.id, v.position, v.id`)
  return rows.map((row) => ({ ...row, price: centavosFromDecimal(row.price), kit: null }))
}

async function listKits({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<Sellable[]> {
  const today = isoDay(clock.now())
  const rows = await db
    .select({
      productId: products.id,
      name: products.name,
      price: priceColumns({ today }).price,
      units: sellableUnits,
      kit: kitColumn({ today }),
    })
    .from(products)
    .where(and(products.active, isNotNull(products.kitKind)))
    .orderBy(products.sortName, products.id)
  return rows.map(({ kit, ...row }) => {
    const parts = kit?.parts.map(({ id, name, size, stock }) => ({ id, name, size, stock })) ?? []
    const choices = kit?.kind === 'choose' ? (kit.choices ?? 0) : 0
    return { ...row, variantId: null, size: null, kit: choices > 0 ? { choices, parts } : null }
  })
}
