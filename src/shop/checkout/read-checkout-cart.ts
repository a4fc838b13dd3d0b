import { asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { prepareOnce } from '#database/prepare-once.ts'
import { profiles, users } from '#database/schema/accounts.ts'
import { cartItems } from '#database/schema/cart.ts'
import { products, productVariants } from '#database/schema/catalogue.ts'
import { shippingAddressKey } from '#domain/address/shipping-address.ts'
import type { SellableLine } from '#domain/checkout/check-cart.ts'
import type { CouponCandidate } from '#domain/coupons/choose-coupon.ts'
import type { CartGift } from '#domain/gifts/gift.ts'
import type { Centavos } from '#domain/money.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { candidatesColumn } from '#shop/coupons/find-candidates.ts'
import { cartGiftColumn, cartGiftOf } from '#shop/gifts/cart-gift.ts'
import { ownHeldUnits } from '#shop/orders/own-held-units.ts'
import { nextPourRow } from '#shop/pours/next-pour.ts'
import { sellingPrice } from '#shop/prices/selling-price.ts'
import type { Shop } from '#shop/shop.ts'
import { type BuyersPast, pastColumn } from './buyers-past.ts'
import {
  conditionColumns,
  conditionsOf,
  promisedQuote,
  type SaleConditions,
  type SaleQuestion,
} from './sale-conditions.ts'

export type CheckoutLine = SellableLine & {
  readonly categoryId: string | null
  /** The pour that it is reserved of, and its day; null for what comes from the shelf. */
  readonly pourId: string | null
  readonly readyOn: string | null
  readonly images: string[]
  readonly variantName: string | null
  /** Null where the owner has not said what it costs her. */
  readonly unitCost: Centavos | null
}

/** What is about to be bought, what holds for the sale, and what the shop knows of the buyer: her coupons, her earlier holds. */
export interface CheckoutCart {
  readonly lines: CheckoutLine[]
  readonly gift: CartGift | null
  readonly candidates: CouponCandidate[]
  readonly past: BuyersPast
  readonly buyer: KnownBuyer
  readonly conditions: SaleConditions
}

/** What her account and profile say of her; empty where they say nothing. */
export interface KnownBuyer {
  readonly email: string
  readonly name: string
  readonly phone: string
  readonly hasCompleteProfile: boolean
}

const [userId, now, today] = [sql.placeholder('userId'), sql.placeholder('now'), sql.placeholder('today')]

const cartToBuy = prepareOnce((tx) => {
  const promised = promisedQuote(tx, { userId, addressKey: sql.placeholder('addressKey'), now })
  return tx
    .select({
      line: {
        productId: cartItems.productId,
        variantId: cartItems.variantId,
        quantity: cartItems.quantity,
        seenPrice: cartItems.seenPrice,
        categoryId: products.categoryId,
        name: products.name,
        images: products.images,
        unitPrice: sellingPrice({ today, size: 'product_variants' }).mapWith(products.price),
        variantName: productVariants.name,
      },
      cost: products.cost,
      active: products.active,
      variantOwner: productVariants.productId,
      pour: sql<{ id: string; readyOn: string } | null>`case when ${cartItems.reserved}
        and ${products.stockQuantity} + ${ownHeldUnits(userId, sql`${products.id}`)} <= 0 then (
        select json_build_object('id', next_pour.id, 'readyOn', next_pour.ready_on)
        from ${nextPourRow({ userId, productId: sql`${products.id}`, today })} next_pour) end`,
      hasVariants: sql<boolean>`exists (select 1 from product_variants v where v.product_id = ${products.id})`,
      gift: cartGiftColumn(userId),
      candidates: candidatesColumn(userId),
      past: pastColumn(userId, now),
      buyer: {
        email: users.email,
        name: sql<string>`coalesce(${profiles.fullName}, '')`,
        phone: sql<string>`coalesce(${profiles.phone}, '')`,
        hasCompleteProfile: sql<boolean>`coalesce(${profiles.profileCompleted}, false)`,
      },
      conditions: conditionColumns(today),
      quote: promised.columns,
    })
    .from(cartItems)
    .innerJoin(users, eq(users.id, cartItems.userId))
    .leftJoin(profiles, eq(profiles.userId, cartItems.userId))
    .innerJoin(products, eq(products.id, cartItems.productId))
    .leftJoin(productVariants, eq(productVariants.id, cartItems.variantId))
    .leftJoin(promised.quote, sql`true`)
    .where(eq(cartItems.userId, userId))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id))
    .prepare('cart_to_buy')
})

/**
 * The customer's cart at the prices of now, each line with the shelf or pour that it is taken from; null when it is empty. What is the
 * same for all lines is found once and comes with each of them, so that this is one statement.
 */
export async function readCheckoutCart(
  shop: Pick<Shop, 'config'>,
  tx: Transaction,
  { userId, address, now }: SaleQuestion,
): Promise<CheckoutCart | null> {
  const addressKey = address ? shippingAddressKey(address) : ''
  const rows = await cartToBuy(tx).execute({ userId, addressKey, now, today: isoDay(now) })
  const lines = rows.map(({ line, cost, active, variantOwner, hasVariants, pour }) => ({
    ...line,
    pourId: pour?.id ?? null,
    readyOn: pour?.readyOn ?? null,
    unitCost: cost || null,
    sellable: active && (hasVariants ? variantOwner === line.productId : line.variantId === null),
  }))
  const [first] = rows
  if (!first) return null
  const { candidates, past, buyer } = first
  const conditions = conditionsOf(shop, first.conditions, first.quote)
  return { lines, gift: cartGiftOf(first.gift), candidates, past, buyer, conditions }
}
