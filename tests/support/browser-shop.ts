import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { sessionCookieName } from '#platform/http/request/session-cookie.server.ts'
import { makePicturesQuickly } from './quick-pictures.ts'
import { type RunningShop, startSeededShop } from './running-shop.ts'
import type { SeededShop } from './seeded-shop.ts'
import { recordSentRequests } from './sent-requests.ts'

/**
 * The browser itself reports every answer of 4xx, and those are often what a journey is about; Playwright's own scripts
 * are kept out of a frame that allows none, the one that shows an e-mail; the router tells of a page's script that did not come.
 */
const notOurs =
  /^(Failed to load resource|Blocked script execution in 'about:srcdoc'|Error loading route module|(React Router caught the following error during render )?TypeError: Failed to fetch dynamically imported module)/

interface ShopFixtures {
  /** Signs this browser in without the form; journeys about signing in use the form. */
  signIn: (who: 'customer' | 'administrator' | { email: string }) => Promise<void>
  /** Fails on any accessibility violation of the page as it stands. */
  expectAccessible: () => Promise<void>
}

/**
 * `import { expect, test } from '../support/browser-shop.ts'`: each worker has a demo shop of its own (`shop`), relative
 * addresses lead to it, and an unexpected error on a page's console fails the test.
 */
export const test = base.extend<ShopFixtures & { quietConsole: undefined }, { shop: RunningShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const shop = await startSeededShop(JSON.parse(process.env.SEEDED_SHOP ?? '') as SeededShop, {
        JOBS: 'inside',
      })
      Object.assign(shop.shop, { images: makePicturesQuickly(shop.shop.images) })
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.shop.config.siteUrl),
  quietConsole: [
    async ({ page }, use, test) => {
      const faults: string[] = []
      const tellRequests = recordSentRequests(page)
      page.on('console', (message) => {
        if (message.type() === 'error' && !notOurs.test(message.text())) faults.push(message.text())
      })
      page.on('pageerror', (error) => faults.push(String(error)))
      await use(undefined)
      await tellRequests(test)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
  signIn: async ({ page, shop }, use) => {
    await use(async (who) => {
      const email = typeof who === 'string' ? shop.demoAccounts[who].email : who.email
      const visitor = await shop.signedIn(email)
      const name = sessionCookieName(shop.shop.config.siteUrl)
      await page.context().addCookies([
        {
          name,
          value: visitor.cookie(name) ?? '',
          url: shop.shop.config.siteUrl,
          httpOnly: true,
          sameSite: 'Lax',
        },
      ])
    })
  },
  expectAccessible: async ({ page }, use) => {
    await use(() => expectNoViolations(page))
  },
})

export { expect }

/** Until the page's script answers presses itself; before, links and forms go the browser's way. */
export const waitForScript = (page: Page) => page.waitForFunction(() => !('takeEarlyEvents' in window))

/** Fails on any accessibility violation of a page as it stands, and on a form inside a form, which browsers send as one. */
export async function expectNoViolations(page: Page): Promise<void> {
  // Half faded in, a text has the contrast of half a text; a notice may come while the page is being read.
  await page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still]
  })
  const { violations } = await new AxeBuilder({ page })
    // What passes need not be described, which takes longer than looking.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // In the page itself: the other way opens a second one for each look, for frames of other sites, and the shop has none.
    .setLegacyMode()
    .analyze()
  expect(await page.locator('form form').count(), 'forms inside a form').toBe(0)
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
  })
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([])
}
