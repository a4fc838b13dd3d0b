import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { sessionCookieName } from '#platform/http/request/session-cookie.server.ts'
import type { RunningShop } from '../../tests/support/running-shop.ts'
import type { View, Who } from './view.ts'

export interface Studio {
  browser: Browser
  shop: RunningShop
  folder: string
  widths: readonly number[]
  eyes: BrowserContextOptions
  newcomer: string
}

export async function photographAll(studio: Studio, views: readonly View[]): Promise<string[]> {
  const faults: string[] = []
  for (const view of views) {
    for (const width of studio.widths) {
      const context = await enter(studio, view.who, width)
      try {
        const fault = await photograph(studio, await context.newPage(), view, width)
        if (fault) faults.push(fault)
      } catch (error) {
        faults.push(`${view.name} at ${width} px: ${String(error).split('\n')[0]}`)
      } finally {
        await context.close()
      }
    }
    process.stdout.write(`${view.name}\n`)
  }
  return faults
}

async function enter(studio: Studio, who: Who, width: number): Promise<BrowserContext> {
  const { browser, shop, eyes, newcomer } = studio
  const context = await browser.newContext({
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    viewport: { width, height: width < 500 ? 844 : 900 },
    isMobile: width < 500,
    hasTouch: width < 500,
    ...eyes,
  })
  if (who === 'guest') return context
  const visitor = who === 'newcomer' ? await shop.signedIn(newcomer) : await shop[who]()
  const name = sessionCookieName(shop.url)
  await context.addCookies([{ name, value: visitor.cookie(name) ?? '', url: shop.shop.config.siteUrl }])
  return context
}

async function photograph({ shop, folder }: Studio, page: Page, view: View, width: number) {
  page.setDefaultTimeout(8_000)
  const path = typeof view.path === 'string' ? view.path : await view.path(shop)
  const mend = await view.breakShop?.(shop)
  const address = shop.shop.config.siteUrl + path
  const answer = await page.goto(address, { waitUntil: 'load' }).finally(mend)
  await view.prepare?.(page, shop)
  await showEveryImage(page, view.inWindow === true)
  await page.screenshot({ path: join(folder, `${view.name}-${width}.png`), fullPage: !view.inWindow })
  const needed = await page.evaluate(() => document.documentElement.scrollWidth)
  const status = answer?.status()
  const expected = view.status ?? 200
  if (status !== expected) return `${view.name} has status ${status} instead of ${expected}`
  return needed > width ? `${view.name} needs ${needed} px of ${width}` : null
}

/** Scrolls once through the page to load lazy images. Images in closed dialogs never load. */
async function showEveryImage(page: Page, inWindow: boolean): Promise<void> {
  await page.evaluate(async (isStill) => {
    const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))
    if (!isStill) {
      // `content-visibility` skips off-screen elements, which would be missing in a full-page screenshot.
      const laidOut = new CSSStyleSheet()
      laidOut.replaceSync('* { content-visibility: visible !important }')
      document.adoptedStyleSheets.push(laidOut)
      for (let y = 0; y < document.body.scrollHeight; y += 500) {
        window.scrollTo(0, y)
        await pause(30)
      }
      window.scrollTo(0, 0)
    }
    const awaitedImages = [...document.images].filter(
      (image) => image.checkVisibility() && !image.closest('dialog:not([open])'),
    )
    const decoded = Promise.all(awaitedImages.map((image) => image.decode().catch(() => undefined)))
    await Promise.race([decoded, pause(isStill ? 1_500 : 6_000)])
    await pause(60)
  }, inWindow)
}
