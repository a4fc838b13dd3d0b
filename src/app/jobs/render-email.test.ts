import { describe, expect, it, test } from 'vitest'
import { confirmationUrl, to } from '#accounts/example-emails.ts'
import type { OrderConfirmation } from '#orders/domain/order-emails.ts'
import { firstName } from '#ui/emails/site.ts'
import { attributes, examples, order, site } from '../../../tests/support/example-emails.ts'
import { renderEmail } from './render-email.ts'

/** For newsletter and sign-in codes only the address is known, not the name. */
const isToAnAddress = ({ type }: { type: string }) =>
  ['newsletter-welcome', 'shop-opened', 'sign-in-code'].includes(type) || type.startsWith('restock-')

describe.each(Object.values(examples))('the e-mail $type', (email) => {
  it('has a subject, a greeting by first name and the shop’s name, in both parts', async () => {
    const { subject, html, text } = await renderEmail(email, site)
    expect(subject).toMatch(/^\S.{5,70}$/)
    for (const part of [html, text]) {
      if (!isToAnAddress(email)) expect(part).toContain('Helena')
      expect(part).toContain('11.222.333/0001-81')
      expect(part).toContain('ola@exemplo.com.br')
    }
    expect(html).toContain(`<title>${subject.replace('&', '&amp;')}</title>`)
    expect(text).not.toMatch(/<|&amp;|undefined|null/)
  })

  it('never breaks the number of an order', async () => {
    const { html } = await renderEmail(email, site)
    const bodyHtml = html
      .slice(html.indexOf('<h1'))
      .replace(/<(?!span style="white-space:nowrap")[^>]*>/g, '|')
    for (const [, before] of bodyHtml.matchAll(/([^|]*)\bLC-[0-9A-Z]/g))
      expect(before).toMatch(/nowrap[^|]*>[^|]*$/)
  })

  it('leads and shows images only by whole addresses, and names every image', async () => {
    const { html } = await renderEmail(email, site)
    for (const address of [...attributes(html, 'href'), ...attributes(html, 'src')]) {
      expect(address).toMatch(/^(https:\/\/|mailto:)/)
    }
    for (const [image] of html.matchAll(/<img[^>]*>/g)) expect(image).toMatch(/ alt="/)
  })
})

describe('a link', () => {
  it('arrives whole in the button and in the text', async () => {
    const { html, text } = await renderEmail(examples['account-confirmation'], site)
    expect(attributes(html, 'href')).toContain(confirmationUrl.replace('&', '&amp;'))
    expect(text.split(/\s/)).toContain(confirmationUrl)
  })
})

test('the subject begins with the code', async () => {
  const { subject, text } = await renderEmail(examples['sign-in-code'], site)
  expect(subject).toBe(`481902 é o seu código da ${site.shop.name}`)
  expect(text).toContain('481902')
  expect(text.split(/\s/)).toContain(confirmationUrl)
})

test.each([
  ['sign-in-code', '481902', 34],
  ['deletion-code', '042817', 34],
  ['voucher', 'ABCD-EFGH-JKLM-NPQR', 20],
] as const)('the code of %s is on its own line, as large as fits', async (type, code, size) => {
  const { html } = await renderEmail(examples[type], site)
  expect(html).toMatch(new RegExp(`<p [^>]*style="[^"]*font:600 ${size}px[^"]*">${code}</p>`))
})

describe('the customer’s text', () => {
  const hostile = '<img/src=x/onerror=alert(1)>"&\'</title><script>'
  it('stays text', async () => {
    const data: OrderConfirmation = {
      ...order,
      customerName: hostile,
      orderNumber: hostile,
      shippingAddress: { ...order.shippingAddress, line1: hostile },
      items: [{ name: hostile, variantName: hostile, quantity: 1, unitPrice: 1, totalPrice: 1, image: null }],
    }
    const { html } = await renderEmail({ type: 'order-confirmation', to, data }, site)
    expect(html).not.toContain('<img/src')
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;img/src=x/onerror=alert(1)&gt;')
  })

  it.each([
    ['Helena Martins', 'Helena'],
    ['  Zé  ', 'Zé'],
    ['a'.repeat(500), 'a'.repeat(40)],
  ])('is greeted by the first name, cut when it is endless: %#', (full, first) => {
    expect(firstName(full)).toBe(first)
  })
})

it('an invitation can be left with one click of the mail program', async () => {
  expect((await renderEmail(examples.welcome, site)).headers).toEqual({})
  const invitation = examples['review-invitation']
  expect((await renderEmail(invitation, site)).headers).toEqual({
    'List-Unsubscribe': `<${invitation.data.leaveUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})
