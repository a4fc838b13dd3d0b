import { eq } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { userRoles, users } from '#accounts/schema.ts'
import { categories, products } from '#catalogue/products/schema.ts'
import { listen, type Timers } from '#platform/database/listen.ts'
import { followAnnouncements } from '#platform/http/realtime/follow-announcements.ts'
import { createTestDatabase } from '../support/database.ts'

const database = await createTestDatabase()

async function startProcess() {
  const events: string[] = []
  const hurried: Timers = {
    setTimeout: (callback, ms) => setTimeout(callback, Math.min(ms, 20)),
    clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  }
  const following = followAnnouncements({
    listen: (options) => listen({ ...options, connectionString: database.url, timers: hurried }),
    pageCache: {
      drop: ({ kind, ids }) => events.push(`drop ${kind} ${ids}`),
      suspend: () => events.push('suspend'),
      resume: () => events.push('resume'),
    },
    productUpdates: { send: (event, data) => events.push(`${event} ${(data as { ids: unknown }).ids}`) },
    notifyBackOffice: () => undefined,
    dropBackOffice: () => events.push('drop back office'),
    refreshSettings: async () => undefined,
    refreshParts: async () => false,
    log: { info: () => undefined, warn: () => undefined },
    intervalMs: 10,
  })
  onTestFinished(() => following.close())
  await expect.poll(() => events).toEqual(['resume', 'product-updates all'])
  events.length = 0
  return events
}

let count = 0
async function addProduct() {
  count += 1
  const [product] = await database.db
    .insert(products)
    .values({ name: `Vela ${count}`, slug: `vela-anunciada-${count}`, price: 5_000 })
    .returning({ id: products.id })
  if (!product) throw new Error('no product was made')
  return product.id
}

describe('a change in the database', () => {
  it('reaches every process: pages are cleared before browsers are notified', async () => {
    const id = await addProduct()
    const [one, other] = [await startProcess(), await startProcess()]
    await database.db.update(products).set({ stockQuantity: 3 }).where(eq(products.id, id))
    for (const events of [one, other]) {
      await expect.poll(() => events).toEqual([`drop product ${id}`, `product-updates ${id}`])
    }
  })

  it('clears only pages if a category changed', async () => {
    const events = await startProcess()
    const [category] = await database.db
      .insert(categories)
      .values({ name: 'Anunciada', slug: 'anunciada' })
      .returning({ id: categories.id })
    await expect.poll(() => events).toEqual([`drop category ${category?.id}`])
    events.length = 0
    await database.db.delete(categories).where(eq(categories.id, category?.id ?? ''))
    await expect.poll(() => events).toEqual([`drop category ${category?.id}`])
  })

  it('that revokes a role makes every process check its back-office listeners again', async () => {
    const [user] = await database.db.insert(users).values({ email: 'bia@exemplo.com.br' }).returning()
    const userId = user?.id ?? ''
    await database.db.insert(userRoles).values({ userId, role: 'helper' })
    const [one, other] = [await startProcess(), await startProcess()]
    await database.db.delete(userRoles).where(eq(userRoles.userId, userId))
    for (const events of [one, other]) await expect.poll(() => events).toEqual(['drop back office'])
  })

  it('that was rolled back is not announced', async () => {
    const id = await addProduct()
    const events = await startProcess()
    const rollback = database.db.transaction(async (tx) => {
      await tx.update(products).set({ stockQuantity: 9 }).where(eq(products.id, id))
      throw new Error('undo')
    })
    await expect(rollback).rejects.toThrow('undo')
    const later = await addProduct()
    await expect.poll(() => events).toEqual([`drop product ${later}`, `product-updates ${later}`])
  })
})

it('a lost connection stops the cache until it is back, and then everything counts as changed', async () => {
  const events = await startProcess()
  await database.pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE '%listener'",
  )
  await expect.poll(() => events, { timeout: 30_000 }).toEqual(['suspend', 'resume', 'product-updates all'])
})
