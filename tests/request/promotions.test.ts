import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readContent } from '../support/page-content.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import type { Visitor } from '../support/visitor.ts'

let running: RunningShop
beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
})
afterAll(() => running?.stop())

async function priceOn(visitor: Visitor, path: string): Promise<string | undefined> {
  const html = await readContent(await visitor.get(path))
  return /Eucalipto (?:&amp;|&) ?(?: |&nbsp;)?Alecrim[\s\S]*?((?:<span class="was">de <s>[^<]+<\/s> por )?<span class="price">[^<]+)/
    .exec(html)?.[1]
    ?.replace(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ')
}

test('a promotion ends at midnight on every page, cached or not, without any write', async () => {
  const { rows } = await running.shop.db.execute<{ day: string }>(
    sql`select sale_until::text as day from products where slug = 'eucalipto-alecrim'`,
  )
  const midnight = Date.parse(`${rows[0]?.day}T03:00:00Z`) + 24 * 3_600_000
  const pages = ['/produtos?tamanho=180+g', '/produto/eucalipto-alecrim']
  running.setNow(new Date(midnight - 1_000))
  const [guest, customer] = [running.guest(), await running.customer()]
  for (const visitor of [guest, guest, customer])
    for (const path of pages) expect(await priceOn(visitor, path), path).toBe('de R$ 109,90 por R$ 89,90')
  const page = await readContent(await guest.get('/produto/eucalipto-alecrim'))
  expect(page).toContain(`"price":"89.90","priceCurrency":"BRL","priceValidUntil":"${rows[0]?.day}"`)
  running.setNow(new Date(midnight))
  for (const visitor of [guest, customer])
    for (const path of pages) expect(await priceOn(visitor, path), path).toBe('R$ 109,90')
})
