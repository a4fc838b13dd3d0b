import { sql } from 'drizzle-orm'
import { users } from '#accounts/schema.ts'
import { blogPosts, categories, products } from '#catalogue/products/schema.ts'
import { batches } from '#catalogue/stock/schema/batches.ts'
import { materials } from '#catalogue/stock/schema/materials.ts'
import { reviews } from '#fulfilment/reviews/schema.ts'
import type { Shop } from '#platform/shop.ts'
import { makeOrder } from '../support/make-orders.ts'

export async function addFirstThings({ db, clock }: Pick<Shop, 'db' | 'clock'>) {
  const now = clock.now()
  const one = <Row>([row]: Row[]): Row => {
    if (!row) throw new Error('nothing was written')
    return row
  }
  const name = 'Jandira Couto'
  const email = 'jandira@exemplo.com.br'
  const user = one(await db.insert(users).values({ email, name, emailVerified: true }).returning())
  const collection = one(await db.insert(categories).values({ name: 'Chuva', slug: 'chuva' }).returning())
  const candle = one(
    await db
      .insert(products)
      .values({
        name: 'Terra Molhada',
        slug: 'terra-molhada',
        categoryId: collection.id,
        price: 6800,
        stockQuantity: 4,
      })
      .returning(),
  )
  const post = one(
    await db
      .insert(blogPosts)
      .values({ slug: 'a-oficina', title: 'A oficina', content: 'Barro e cera.', published: true })
      .returning(),
  )
  const bought = {
    userId: user.id,
    customerName: name,
    customerEmail: email,
    items: [{ productId: candle.id, name: candle.name, size: null, quantity: 1 }],
  }
  const delivered = await makeOrder(
    { db },
    { ...bought, status: 'delivered', shippedAt: now, deliveredAt: now },
  )
  const holdExpiresAt = new Date(now.getTime() + 20 * 60_000)
  const unpaid = {
    status: 'pending',
    paymentStatus: 'pending',
    paymentMethod: 'pix',
    holdExpiresAt,
    stockHeld: true,
  } as const
  const waiting = await makeOrder({ db }, { ...bought, ...unpaid })
  const noted = await makeOrder(
    { db },
    {
      ...bought,
      ...unpaid,
      origin: 'whatsapp',
      userId: null,
      customerEmail: '',
      customerPhone: '(11) 90000-0707',
    },
  )
  const review = one(
    await db
      .insert(reviews)
      .values({
        productId: candle.id,
        userId: user.id,
        stars: 5,
        words: 'Cheira a chuva.',
        status: 'published',
      })
      .returning(),
  )
  const material = one(
    await db.insert(materials).values({ name: 'Barro', kind: 'other', unit: 'g' }).returning(),
  )
  const poured = { productId: candle.id, units: 3, pouredOn: '2026-11-01', readyOn: '2026-11-08' }
  const { number } = one(await db.insert(batches).values(poured).returning())
  const passport = { number, code: 'K7PM4XQT' }
  await db.execute(sql`insert into passports (number, product_id, code, is_open)
    values (${number}, ${candle.id}, ${passport.code}, true)`)
  return { user, collection, candle, post, delivered, waiting, noted, review, material, passport }
}
