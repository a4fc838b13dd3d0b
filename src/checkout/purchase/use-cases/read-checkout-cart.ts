import { asc, eq, sql } from 'drizzle-orm'
import { kitColumn, partCostsColumn } from '#catalogue/kits/use-cases/kit-columns.ts'
import type { CostedPart } from '#catalogue/kits/use-cases/sell-kits.ts'
import { kitToSell } from '#catalogue/kits/use-cases/sell-kits.ts'
import { products, productVariants } from '#catalogue/products/schema.ts'
import { sellingPrice } from '#catalogue/products/use-cases/selling-price.ts'
import { nextBatchRow } from '#catalogue/stock/use-cases/next-batch.ts'
import { ownHeldUnits } from '#catalogue/stock/use-cases/own-held-units.ts'
import { cartItems } from '#checkout/cart/schema.ts'
import type { SellableLine } from '#checkout/purchase/domain/check-cart.ts'
import type { CouponCandidate } from '#orders/coupons/domain/choose-coupon.ts'
import { candidatesColumn } from '#orders/coupons/use-cases/find-candidates.ts'
import type { CartGift } from '#orders/domain/gift.ts'
import { cartGiftColumn, readCartGift } from '#orders/gifts/use-cases/cart-gift.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'

export type CheckoutLine = SellableLine & {
  readonly categoryId: string | null
  readonly batchId: string | null
  readonly readyOn: string | null
  readonly images: string[]
  readonly variantName: string | null
  readonly unitCost: Centavos | null
  readonly contents: readonly CostedPart[] | null
  readonly pieces?: number
}

export interface CheckoutCart {
  readonly lines: CheckoutLine[]
  readonly gift: CartGift | null
  readonly candidates: CouponCandidate[]
}

export async function readCheckoutCart(
  tx: Transaction,
  { userId, now }: { userId: string; now: Date },
): Promise<CheckoutCart | null> {
  const rows = await readRows(tx, userId, isoDay(now))
  const [first] = rows
  if (!first) return null
  const lines = rows.map(({ line, cost, active, variantOwner, hasVariants, batch, kit, partCosts }) => ({
    ...line,
    batchId: batch?.id ?? null,
    readyOn: batch?.readyOn ?? null,
    unitCost: cost || null,
    contents: null,
    sellable: active && (hasVariants ? variantOwner === line.productId : line.variantId === null),
    ...(kit && kitToSell({ ...line, active, kit, partCosts })),
  }))
  return { lines, gift: readCartGift(first.gift), candidates: first.candidates }
}

/** Gift and coupons belong to the whole cart, and are repeated on every row. */
function readRows(tx: Transaction, userId: string, today: string) {
  const shelf = { productId: sql`${cartItems.productId}`, variantId: sql`${cartItems.variantId}` }
  const nextBatch = nextBatchRow({ userId, ...shelf, today })
  return tx
    .select({
      line: {
        productId: cartItems.productId,
        variantId: cartItems.variantId,
        quantity: cartItems.quantity,
        chosenParts: cartItems.chosenParts,
        seenPrice: cartItems.seenPrice,
        categoryId: products.categoryId,
        name: products.name,
        images: products.images,
        unitPrice: sellingPrice({ today, size: 'product_variants' }).mapWith(products.price),
        variantName: productVariants.name,
      },
      cost: sql`coalesce(${productVariants.cost}, ${products.cost})`.mapWith(products.cost),
      active: products.active,
      kit: kitColumn({ today, userId }),
      partCosts: partCostsColumn,
      variantOwner: productVariants.productId,
      batch: sql<{ id: string; readyOn: string } | null>`case when ${cartItems.reserved}
        and coalesce(${productVariants.stockQuantity}, ${products.stockQuantity}) + ${ownHeldUnits(userId, shelf)} <= 0 then (
        select json_build_object('id', next_batch.id, 'readyOn', next_batch.ready_on) from ${nextBatch} next_batch) end`,
      hasVariants: sql<boolean>`exists (select 1 from product_variants v where v.product_id = ${products.id})`,
      gift: cartGiftColumn(userId),
      candidates: candidatesColumn(userId),
    })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .leftJoin(productVariants, eq(productVariants.id, cartItems.variantId))
    .where(eq(cartItems.userId, userId))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id))
}
