import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { expect, test } from '../support/browser-shop.ts'

declare global {
  interface Window {
    shifts: number
  }
}

/** Sums up what moves on the page, from its first line on. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    window.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

for (const width of [390, 1440])
  test(`nothing moves when a guest’s favourites arrive, ${width} px wide`, async ({ page, shop }) => {
    const { rows } = await shop.shop.db.execute<{ id: string }>(
      sql`select id from products where active order by name limit 7`,
    )
    const ids = rows.map(({ id }) => id)
    await page.setViewportSize({ width, height: 844 })
    await watchShifts(page)
    for (const count of [0, 1, 3, 7]) {
      await page.goto('/termos')
      await page.evaluate(
        (kept) => kept.length > 0 && localStorage.setItem('lume_guest_wishlist', JSON.stringify(kept)),
        ids.slice(0, count),
      )
      await page.goto('/favoritos')
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(count)
      await page.evaluate(() => document.fonts.ready)
      expect(await page.evaluate(() => window.shifts), `${count} favourites`).toBe(0)
    }
  })
