import { expect, type Page, test } from '@playwright/test'
import { customerName, to } from '#accounts/example-emails.ts'
import { renderEmail } from '#app/jobs/render-email.ts'
import type { Email } from '#platform/mail/email.ts'
import { examples, order, orderNumber, site } from '../support/example-emails.ts'

const slot = { day: '2026-11-19', shift: 'evening', hours: { from: '19:00', until: '22:00' } } as const
const gift = {
  options: [{ name: 'Embrulho de tecido', price: 1290 }],
  receiver: { name: 'Maria Antonieta Wanderley', phone: '(11) 98888-7777' },
  message: 'Com carinho.',
}
const fullOrder = {
  ...order,
  gift,
  promise: slot,
  customerCpf: '39053344705',
  paymentMethod: 'pix' as const,
  pixDiscountAmount: 1549,
  coupon: { label: 'Cupom PRIMEIRA-COMPRA-2026', amount: 2000 },
  orderTotal: 1_234_567,
}
const pickup = { pickupCode: '4821', pickupAt: 'Rua Harmonia, 500, São Paulo - SP, 05435-000', promise: slot }
const emails: Email[] = [
  ...Object.values(examples),
  { type: 'order-confirmation', to, data: fullOrder },
  { type: 'order-status-update', to, data: { customerName, orderNumber, status: 'shipped', ...pickup } },
  {
    type: 'order-status-update',
    to,
    data: { customerName, orderNumber, status: 'shipped', trackingNumber: 'LC123456789BR', promise: slot },
  },
]

const brokenWords = () => {
  const whole =
    /\d{1,2}\/\d{1,2}(\/\d{4})?|\d{2}:\d{2}|R\$\s[\d.,]*\d|LC-[\w-]+|POTES\w+|\d{5}-\d{3}|\b\d{6}\b/g
  const brokenLinks: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const match of text.textContent?.matchAll(whole) ?? []) {
      const range = document.createRange()
      range.setStart(text, match.index)
      range.setEnd(text, match.index + match[0].length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) brokenLinks.push(match[0])
    }
  }
  return brokenLinks
}

async function faultsAt(page: Page, width: number, html: string) {
  await page.setViewportSize({ width, height: 800 })
  await page.setContent(html, { waitUntil: 'domcontentloaded' })
  return {
    wider: await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth)),
    broken: await page.evaluate(brokenWords),
  }
}

test('every kind of e-mail fits a phone, and no date, amount or code breaks', async ({ page }) => {
  await page.route('**/*', (route) => route.abort())
  for (const email of emails) {
    const { html } = await renderEmail(email, site)
    for (const width of [320, 390]) {
      const faults = await faultsAt(page, width, html)
      expect.soft(faults, `${email.type} at ${width}`).toEqual({ wider: 0, broken: [] })
    }
    // Mail programs that ignore media queries show the desktop layout on phones.
    const plain = await faultsAt(page, 390, html.replaceAll('@media', '@unknown'))
    expect.soft(plain.broken, `${email.type} without media queries`).toEqual([])
  }
})
