import { setTimeout as pause } from 'node:timers/promises'
import { pathTo } from '#addresses.ts'
import type { Customer } from './customer.ts'
import { payCode } from './paying-by-pix.ts'
import type { RetryingBrowser } from './retrying-browser.ts'

const MAX_LOOKS = 40
const LINK = /\/pedido\/([\w-]+)\?chave=[\w-]+/
const SECRET = /pi_\w+_secret_[0-9a-f]+/
const CODE = /\b(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}\b/

export async function buyVoucher(
  customer: Customer,
  { purchase, amount }: { purchase: string; amount: number },
): Promise<void> {
  const { browser, email, environment } = customer
  const people = { giverName: 'Ana', giverEmail: email, receiverName: 'Bia', receiverEmail: email }
  const letter = { way: 'email', message: 'Quem escolhe é você.', when: 'now', day: '' }
  const fields = { key: purchase, amount: String(amount), other: '', ...people, ...letter }
  const answer = await browser.submit(pathTo('voucherSale'), fields)
  const [link, orderNumber = ''] = LINK.exec(answer.text) ?? []
  if (!link) throw new Error(`no voucher was sold: ${answer.status} ${answer.text.slice(0, 200)}`)
  const clientSecret = await lookFor(browser, link, SECRET)
  if (!clientSecret || !(await payCode(customer, { purchase, checkout: { sessionId: '', clientSecret } })))
    return
  const code = await lookFor(browser, link, CODE)
  if (!code) return
  environment.acknowledged.vouchers.push({ orderNumber, amount })
  const opened = await browser.submit(pathTo('voucher'), { code })
  if (opened.status !== 200) throw new Error(`voucher of ${orderNumber} is not opened: ${opened.text}`)
}

async function lookFor(browser: RetryingBrowser, link: string, pattern: RegExp): Promise<string | undefined> {
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const [code] = pattern.exec((await browser.read(link)).text) ?? []
    if (code) return code
    await pause(250)
  }
  return undefined
}
