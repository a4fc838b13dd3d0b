import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { lookingForOutcome } from '#platform/copy/failures.ts'
import { sessionCookieName } from '#platform/http/request/session-cookie.server.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import type { SeededShop } from '../support/seeded-shop.ts'
import { makePicturesQuickly } from './quick-pictures.ts'
import { recordSentRequests } from './sent-requests.ts'

/**
 * Chromium logs every 4xx answer, which tests often expect. The email preview blocks Playwright's scripts,
 * and the router logs missing scripts.
 */
const notOurs =
  /^(Failed to load resource|Blocked script execution in 'about:srcdoc'|Error loading route module|(React Router caught the following error during render )?TypeError: Failed to fetch dynamically imported module)/

interface ShopFixtures {
  /** Creates a session directly; tests of the sign-in use its form. */
  signIn: (who: 'customer' | 'administrator' | { email: string }) => Promise<void>
  expectAccessible: () => Promise<void>
}

/**
 * Each worker has its own demo shop, and relative URLs lead to it. An unexpected console error fails the
 * test.
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

/** Before hydration, links and forms use full page loads. */
export const waitForScript = (page: Page) => page.waitForFunction(() => !('takeEarlyEvents' in window))

/** A part whose script is loaded separately is hydrated later than its page. */
export const waitForHydration = (part: Locator) =>
  expect
    .poll(() =>
      part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true)

/** The toast script loads after hydration, possibly after the network was idle. */
export const waitForToasts = (page: Page) => page.locator('.toasts').waitFor({ state: 'attached' })

/** Lets the eight seconds pass in which a form without an answer is sent again. Needs `page.clock.install()`. */
export async function waitForResending(page: Page): Promise<void> {
  await expect(page.getByLabel('Avisos').getByText(lookingForOutcome.title).first()).toBeVisible()
  await page.clock.runFor(8_000)
}

/** Clicks in the page itself, because a toast may vanish before a click of the test arrives. */
export async function closeToasts(page: Page): Promise<void> {
  const buttons = page.getByRole('button', { name: 'Fechar aviso' })
  await expect(async () => {
    await buttons.evaluateAll((all: HTMLElement[]) => {
      for (const button of all) button.click()
    })
    expect(await buttons.count()).toBe(0)
  }).toPass()
}

/** Fails on accessibility violations and nested forms of the current page. */
export async function expectNoViolations(page: Page): Promise<void> {
  // Disables animations, because half-faded text has too little contrast.
  await page.evaluate(() => {
    const stillStyle = new CSSStyleSheet()
    stillStyle.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, stillStyle]
  })
  const { violations } = await new AxeBuilder({ page })
    // Skips details of passing rules, which take longer than the checks.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // The default mode opens another page per check for cross-origin frames, which the shop does not have.
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
