import { sql } from 'drizzle-orm'
import { userRoles, users } from '#accounts/schema.ts'
import { openSession } from '#accounts/session/use-cases/sessions.ts'
import { fillShop } from '#app/composition/fill-shop.ts'
import type { ShelfName } from '#catalogue/stock/domain/shelf.ts'
import { batches as batchRows } from '#catalogue/stock/schema/batches.ts'
import { bookMissingUnits } from '#catalogue/stock/use-cases/book-missing-units.ts'
import { changeShelf } from '#catalogue/stock/use-cases/change-shelf.ts'
import { addDays } from '#platform/domain/calendar.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { sessionCookieName } from '#platform/http/request/session-cookie.server.ts'
import type { Shop } from '#platform/shop.ts'
import { type Kit, readKits } from './kits.ts'
import type { Candle } from './purchase-plan.ts'
import type { SizeBatches } from './workshop.ts'

const SCARCE = 3
const FEW_UNITS = 15
const MANY_UNITS = 100_000

/** Mornings and evenings have little capacity, so that customers compete for them. */
const NARROW_SHIFTS = sql`
  update settings_frete_motoboy set delivery_schedule = delivery_schedule || jsonb_build_object('capacity',
    (select jsonb_agg('{"morning":3,"afternoon":999,"evening":2}'::jsonb) from generate_series(1, 7)))`

/** Creates scarce candles, one whose sizes all cure, and plentiful ones. */
export async function stockShelves(
  shop: Shop,
): Promise<{ candles: Candle[]; kits: Kit[]; batches: SizeBatches[] }> {
  await fillShop(shop)
  await shop.db.execute(NARROW_SHIFTS)
  const actorId = await findOwner(shop)
  const { rows } = await shop.db.execute<{ id: string; slug: string; variant_id: string | null }>(sql`
    select p.id, p.slug, s.variant_id from products p join shelves s on s.product_id = p.id
    where p.active order by p.slug, s.position`)
  const slugs = [...new Set(rows.map(({ slug }) => slug))]
  const candles = rows.map(({ variant_id: variantId, ...row }) => {
    const place = slugs.indexOf(row.slug)
    return { ...row, variantId, scarce: place <= SCARCE, curing: place === SCARCE }
  })
  for (const { id: productId, variantId, scarce, curing } of candles) {
    const units = curing ? 0 : scarce ? FEW_UNITS : MANY_UNITS
    await countUnits(shop, { productId, variantId, units }, actorId)
  }
  const batches: SizeBatches[] = []
  for (const { id: productId, variantId, curing } of candles) {
    const shelf = { productId, variantId }
    if (!curing) continue
    const soonBatch = await batch(shop, shelf, { units: 2, daysAhead: 0 })
    batches.push({
      shelf,
      soon: soonBatch,
      later: await batch(shop, shelf, { units: FEW_UNITS, daysAhead: 40 }),
    })
  }
  return { candles, kits: await readKits(shop, candles), batches }
}

/** Units beyond the owner's count are booked as lost. */
async function countUnits(
  shop: Shop,
  counted: ShelfName & { units: number },
  actorId: string,
): Promise<void> {
  const { rows } = await shop.db.execute<{ stock: number }>(sql`select stock_quantity as stock from shelves
    where product_id = ${counted.productId} and variant_id is not distinct from ${counted.variantId}`)
  const change = counted.units - (rows[0]?.stock ?? 0)
  const movement = { change, reason: 'edit', orderId: null, actorId } as const
  if (change === 0) return
  const at = shop.clock.now()
  await shop.db.transaction(async (tx) => {
    await changeShelf(tx, { ...counted, units: change }, [movement], at)
    await bookMissingUnits(tx, [counted], { actorId, at })
  })
}

/** Uses the shop's calendar. The later day is too far ahead for the movable clock. */
async function batch(
  { db, clock }: Shop,
  shelf: ShelfName,
  { units, daysAhead }: { units: number; daysAhead: number },
): Promise<string> {
  const today = isoDay(clock.now())
  const [pouredOn, readyOn] = [addDays(today, -5), addDays(today, daysAhead)]
  const writtenBatchRows = await db
    .insert(batchRows)
    .values({ ...shelf, units, pouredOn, readyOn })
    .returning({ id: batchRows.id })
  return writtenBatchRows[0]?.id ?? ''
}

export async function gatherPeople(shop: Shop, count: number) {
  const customers: { email: string; cookie: string }[] = []
  for (let number = 1; number <= count; number += 1) {
    const email = `cliente-${number}@exemplo.com.br`
    const [user] = await shop.db
      .insert(users)
      .values({ email, emailVerified: true, name: 'Ana Prado' })
      .returning({ id: users.id })
    customers.push({ email, cookie: await openSessionCookie(shop, user?.id ?? '', false) })
  }
  return { customers, ownerCookie: await openSessionCookie(shop, await findOwner(shop), true) }
}

async function findOwner({ db }: Shop): Promise<string> {
  const [owner] = await db.select({ id: userRoles.userId }).from(userRoles)
  return owner?.id ?? ''
}

async function openSessionCookie(shop: Shop, userId: string, isStaff: boolean): Promise<string> {
  const { token } = await openSession(shop, shop.db, { userId, isStaff })
  return `${sessionCookieName(shop.config.siteUrl)}=${token}`
}
