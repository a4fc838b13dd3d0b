import { sql } from 'drizzle-orm'
import { fillShop } from '#composition/fill-shop.ts'
import { userRoles, users } from '#database/schema/accounts.ts'
import { openSession } from '#shop/accounts/sessions.ts'
import type { Shop } from '#shop/shop.ts'
import { sessionCookieName } from '#web/server/request/session-cookie.server.ts'
import type { Candle } from './purchase-plan.ts'

const SCARCE = 3
const FEW_UNITS = 40
const MANY_UNITS = 100_000

/** The demo, filled in; a few candles of which there are few, one of which all are curing, and plenty of the others. */
export async function stockShelves(shop: Shop): Promise<Candle[]> {
  await fillShop(shop)
  const { rows } = await shop.db.execute<{ id: string; slug: string; variant_id: string | null }>(sql`
    select id, slug, (select v.id from product_variants v where v.product_id = p.id
      order by v.price_adjustment <> 0, v.position limit 1) as variant_id
    from products p where active order by slug`)
  const candles = rows.map(({ variant_id: variantId, ...row }, index) => {
    return { ...row, variantId, scarce: index <= SCARCE, curing: index === SCARCE }
  })
  for (const { id, scarce, curing } of candles) {
    if (curing) await pour(shop, id)
    const units = curing ? 0 : scarce ? FEW_UNITS : MANY_UNITS
    await shop.db.execute(sql`
      with before as (select id, stock_quantity from products where id = ${id}),
      counted as (update products set stock_quantity = ${units} where id = ${id})
      insert into stock_movements (product_id, change, reason) select id, ${units} - stock_quantity, 'edit' from before`)
  }
  return candles
}

/** Far enough ahead that the movable clock does not reach its day. */
async function pour(shop: Shop, productId: string): Promise<void> {
  await shop.db.execute(sql`
    insert into pours (product_id, units, poured_on, ready_on)
    values (${productId}, ${FEW_UNITS}, current_date, current_date + 60)`)
}

/** Accounts with open sessions: the cookies of so many customers, and the owner's. */
export async function gatherPeople(shop: Shop, count: number) {
  const customers: { email: string; cookie: string }[] = []
  for (let number = 1; number <= count; number += 1) {
    const email = `cliente-${number}@exemplo.com.br`
    const [user] = await shop.db
      .insert(users)
      .values({ email, emailVerified: true, name: 'Ana Prado' })
      .returning({ id: users.id })
    customers.push({ email, cookie: await cookieOf(shop, user?.id ?? '', false) })
  }
  const [owner] = await shop.db.select({ id: userRoles.userId }).from(userRoles)
  return { customers, ownerCookie: await cookieOf(shop, owner?.id ?? '', true) }
}

async function cookieOf(shop: Shop, userId: string, isAdministrator: boolean): Promise<string> {
  const { token } = await openSession(shop, shop.db, { userId, isAdministrator })
  return `${sessionCookieName(shop.config.siteUrl)}=${token}`
}
