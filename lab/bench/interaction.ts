import { setTimeout as wait } from 'node:timers/promises'
import { type CDPSession, chromium, devices, type Locator } from '@playwright/test'
import { median } from './rounds.ts'

const PHONE = devices['Pixel 7']
const SLOWDOWN = 4
const TOUCH_MS = 90

/**
 * Time from releasing 'Adicionar ao carrinho' to the next frame, and to the updated cart, on a four times
 * slower CPU.
 */
export async function measureAddToCart(
  browserPort: number,
  address: string,
  runs: number,
): Promise<{ painted: number; counted: number }> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${browserPort}`)
  const painted: number[] = []
  const counted: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ ...PHONE, locale: 'pt-BR' })
    const page = await context.newPage()
    await page.goto(address, { waitUntil: 'networkidle' })
    const control = await context.newCDPSession(page)
    await control.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.evaluate(watchTouch)
    await touch(control, page.getByRole('button', { name: 'Adicionar ao carrinho' }).first())
    await page.waitForFunction(() => document.documentElement.dataset.counted !== undefined)
    await page.waitForFunction(() => document.documentElement.dataset.painted !== undefined)
    const marks = await page.evaluate(() => ({ ...document.documentElement.dataset }))
    painted.push(Number(marks.painted))
    counted.push(Number(marks.counted))
    await context.close()
  }
  await browser.close()
  return { painted: median(painted), counted: median(counted) }
}

async function touch(control: CDPSession, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error('there is no button to touch')
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await control.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  await wait(TOUCH_MS)
  await control.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

function watchTouch(): void {
  const { dataset } = document.documentElement
  let touchedAt = 0
  addEventListener('pointerup', (event) => {
    touchedAt = event.timeStamp
  })
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'click') dataset.painted = String(duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  const cart = document.querySelector('header a[href="/carrinho"]')
  const before = cart?.textContent
  new MutationObserver(() => {
    if (touchedAt > 0 && cart?.textContent !== before)
      dataset.counted ??= String(performance.now() - touchedAt)
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}
