import { describe, expect, it, test } from 'vitest'
import type { Email, EmailType, OrderConfirmation, OrderStatusUpdate } from '#domain/email.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { renderEmail } from './render-email.ts'
import { firstName, type MailSite } from './site.ts'

const site: MailSite = {
  siteUrl: 'https://loja.exemplo.com.br',
  shop: {
    name: 'Lume & Coco Velas Artesanais Ltda.',
    cnpj: '00.000.000/0001-00',
    address: 'Rua Harmonia, 500, São Paulo - SP, 05435-000',
    email: 'ola@exemplo.com.br',
  },
}
const to = 'helena@exemplo.com.br'
const customerName = 'Helena Martins'
const orderNumber = 'LC-7K2M9P'
const confirmationUrl = 'https://loja.exemplo.com.br/email-confirmation?token=a&b=c'

const order: OrderConfirmation = {
  customerName,
  orderNumber,
  orderTotal: 34214,
  orderDate: '2026-11-12T17:32:00.000Z',
  shippingAmount: 3244,
  shippingProvider: 'Motoboy SP',
  shippingAddress: {
    line1: 'Rua Voluntários da Pátria, 482',
    line2: 'apto 71 – Santana',
    city: 'São Paulo',
    state: 'SP',
    postal_code: '02013-000',
    country: 'Brasil',
  },
  items: [
    {
      name: 'Canela & Laranja',
      variantName: '180 g',
      quantity: 2,
      unitPrice: 8990,
      totalPrice: 17980,
      image: '/media/product-images/canela-laranja.webp',
    },
    {
      name: 'Chá Branco',
      quantity: 1,
      unitPrice: 12990,
      totalPrice: 12990,
      image: 'https://cdn.exemplo/x.jpg',
    },
  ],
}

/** The properties of a calendar file with one event: unfolded, unescaped, every line as RFC 5545 wants it. */
function readEvent(file: string): Record<string, string> {
  const lines = file.split('\r\n')
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VEVENT\r\n[\s\S]*END:VEVENT\r\nEND:VCALENDAR\r\n$/)
  const unfolded = file.replaceAll('\r\n ', '').trimEnd().split('\r\n')
  return Object.fromEntries(
    unfolded.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).replace(/\\([\\;,])/g, '$1')]
    }),
  )
}

const orderId = '2f0c4dd2-6f0a-4c7a-9d6a-0f3a1c2b4d5e'
const about = {
  orderId: null,
  productId: null,
  amount: null,
  expected: null,
  customerName: null,
  answerBy: null,
  left: null,
  message: null,
}

const examples: { [Type in EmailType]: Extract<Email, { type: Type }> } = {
  'account-confirmation': { type: 'account-confirmation', to, data: { customerName, confirmationUrl } },
  'address-confirmation': { type: 'address-confirmation', to, data: { customerName, confirmationUrl } },
  'password-recovery': { type: 'password-recovery', to, data: { customerName, resetUrl: confirmationUrl } },
  'password-changed': { type: 'password-changed', to, data: { customerName } },
  'newsletter-welcome': { type: 'newsletter-welcome', to, data: { unsubscribeToken: 'ficha' } },
  'pots-coupon': {
    type: 'pots-coupon',
    to,
    data: { customerName, couponCode: 'POTES7K3M9Q2X', percent: 10 },
  },
  'restock-confirmation': {
    type: 'restock-confirmation',
    to,
    data: { productName: 'Flor de Laranjeira', confirmationUrl },
  },
  'restock-notice': {
    type: 'restock-notice',
    to,
    data: {
      productName: 'Flor de Laranjeira',
      productSlug: 'flor-de-laranjeira',
      image: null,
      leaveToken: 'ficha',
    },
  },
  'review-invitation': {
    type: 'review-invitation',
    to,
    data: {
      customerName,
      candles: ['Lavanda & Camomila'],
      reviewUrl: confirmationUrl,
      leaveUrl: 'https://lume.exemplo/avaliacoes/convites?ficha=x',
    },
  },
  'review-refused': {
    type: 'review-refused',
    to,
    data: { customerName, productName: 'Lavanda & Camomila', reason: 'photo', reviewUrl: confirmationUrl },
  },
  'second-factor-changed': {
    type: 'second-factor-changed',
    to,
    data: { customerName, change: 'added' },
  },
  'pix-key-changed': {
    type: 'pix-key-changed',
    to,
    data: {
      customerName,
      actorName: 'Clara Duarte',
      maskedKey: '•••••41',
      since: '2026-11-16T14:00:00.000Z',
      isTakenBack: false,
    },
  },
  'new-device': { type: 'new-device', to, data: { customerName, at: '2026-11-16T13:00:00.000Z' } },
  'sign-in-code': { type: 'sign-in-code', to, data: { signInCode: '481902' } },
  'deletion-code': { type: 'deletion-code', to, data: { customerName, deletionCode: '042817' } },
  'account-deleted': { type: 'account-deleted', to, data: { customerName } },
  welcome: { type: 'welcome', to, data: { customerName, customerEmail: to } },
  'order-confirmation': { type: 'order-confirmation', to, data: order },
  'order-status-update': {
    type: 'order-status-update',
    to,
    data: { customerName, orderNumber, status: 'shipped' },
  },
  'delivery-changed': {
    type: 'delivery-changed',
    to,
    data: {
      customerName,
      orderNumber,
      toldTo: 'customer',
      promise: { day: '2026-11-17', shift: 'morning', hours: { from: '08:00', until: '11:00' } },
      before: { day: '2026-11-16', shift: 'evening', hours: { from: '19:00', until: '22:00' } },
      address: {
        line1: 'Rua Caiubi, 318',
        city: 'São Paulo',
        state: 'SP',
        postal_code: '05010-000',
        country: 'Brasil',
      },
      orderDate: '2026-11-12T17:32:00.000Z',
      changedAt: '2026-11-12T18:32:00.000Z',
    },
  },
  'order-corrected': {
    type: 'order-corrected',
    to,
    data: {
      customerName,
      customerPhone: '(11) 90000-0000',
      orderNumber,
      address: order.shippingAddress,
      promise: { day: '2026-11-17', shift: 'morning', hours: { from: '08:00', until: '11:00' } },
      orderDate: '2026-11-12T17:32:00.000Z',
      changedAt: '2026-11-12T18:32:00.000Z',
    },
  },
  'items-changed': {
    type: 'items-changed',
    to,
    data: { ...order, payUntil: '2026-11-12T18:02:00.000Z' },
  },
  'pix-waiting': {
    type: 'pix-waiting',
    to: 'helena@exemplo.com.br',
    data: {
      customerName: 'Helena Martins',
      orderNumber: 'LC-7K3M-9Q2X',
      orderTotal: 18981,
      payUntil: '2026-11-12T19:32:00.000Z',
    },
  },
  'pour-trouble': {
    type: 'pour-trouble',
    to,
    data: { customerName, orderNumber, candle: 'Lavanda & Camomila', trouble: 'late', readyOn: '2026-11-21' },
  },
  'payment-refused': {
    type: 'payment-refused',
    to,
    data: {
      customerName,
      orderNumber,
      orderTotal: 34214,
      cause: 'declined',
      declineReason: 'insufficient-funds',
    },
  },
  'payment-refunded': {
    type: 'payment-refunded',
    to,
    data: { customerName, orderNumber, refundAmount: 34214, cause: 'sold-out' },
  },
  'return-asked': {
    type: 'return-asked',
    to,
    data: {
      customerName,
      orderNumber,
      kind: 'withdrawal',
      wish: 'refund',
      amount: 8542,
      lines: ['1 × Canela & Laranja, 180 g'],
      returnWay: 'courier',
      paymentMethod: 'pix',
      isByHand: false,
    },
  },
  'return-answered': {
    type: 'return-answered',
    to,
    data: { customerName, orderNumber, kind: 'broken', cause: 'exchange', day: null, words: '' },
  },
  'customer-message': {
    type: 'customer-message',
    to,
    data: { customerName, orderNumber, subject: 'Sobre o seu pedido', text: 'Posso entregar amanhã?' },
  },
  'owner-order': {
    type: 'owner-order',
    to,
    data: { ...order, orderId, customerPhone: '(11) 98888-7777', note: 'Embrulhar para presente' },
  },
  'owner-notices': {
    type: 'owner-notices',
    to,
    data: {
      orders: [{ orderId, orderNumber, customerName, orderTotal: 34214, units: 3 }],
      notices: [
        { ...about, kind: 'stock-low', about: 'Chá Branco', productId: orderId, left: 0 },
        {
          ...about,
          kind: 'mail-undelivered',
          about: orderNumber,
          orderId,
          customerName,
          message: 'welcome:1',
        },
      ],
    },
  },
}

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value)
const flat = (text: string) => text.replace(/\s+/g, ' ')

/** Of who joins the newsletter or asks for a code only the address is known. */
const isToAnAddress = ({ type }: Email) =>
  type === 'newsletter-welcome' || type === 'sign-in-code' || type.startsWith('restock-')

describe.each(Object.values(examples))('the e-mail $type', (email) => {
  it('has a subject, greets by the first name and says who writes, in both parts', async () => {
    const { subject, html, text } = await renderEmail(email, site)
    expect(subject).toMatch(/^\S.{5,70}$/)
    for (const part of [html, text]) {
      if (!isToAnAddress(email)) expect(part).toContain('Helena')
      expect(part).toContain('00.000.000/0001-00')
      expect(part).toContain('ola@exemplo.com.br')
    }
    expect(html).toContain(`<title>${subject.replace('&', '&amp;')}</title>`)
    expect(text).not.toMatch(/<|&amp;|undefined|null/)
  })

  it('leads and shows images only by whole addresses, and names every image', async () => {
    const { html } = await renderEmail(email, site)
    for (const address of [...attributes(html, 'href'), ...attributes(html, 'src')]) {
      expect(address).toMatch(/^(https:\/\/|mailto:)/)
    }
    for (const [image] of html.matchAll(/<img[^>]*>/g)) expect(image).toMatch(/ alt="/)
  })
})

test('a code stands in the first words of the subject', async () => {
  const { subject, text } = await renderEmail(examples['sign-in-code'], site)
  expect(subject).toBe('481902 é o seu código da Lume & Coco')
  expect(text).toContain('481902')
})

describe('an order confirmation', () => {
  it('lists items, sums, address and the right of withdrawal', async () => {
    const { subject, html, text } = await renderEmail(examples['order-confirmation'], site)
    expect(subject).toBe('Recebemos seu pedido LC-7K2M9P')
    expect(flat(text)).toContain('Canela & Laranja 180 g 2 × R$ 89,90: R$ 179,80')
    expect(flat(text)).toContain('Subtotal: R$ 309,70 Frete, Motoboy SP: R$ 32,44 Total: R$ 342,14')
    expect(flat(text)).toContain('Pedido: LC-7K2M9P Data: 12/11/2026 14:32')
    expect(flat(text)).toContain('Rua Voluntários da Pátria, 482 apto 71 – Santana São Paulo, SP, 02013-000')
    expect(flat(text)).toContain('7 dias corridos')
    expect(html).toContain('https://loja.exemplo.com.br/media/product-images/canela-laranja.mail.jpg')
    expect(html).toContain('https://cdn.exemplo/x.jpg')
  })

  it('repeats the CPF that was given for the invoice, and says nothing where none was', async () => {
    const textOf = async (customerCpf: string | null) =>
      (await renderEmail({ type: 'order-confirmation', to, data: { ...order, customerCpf } }, site)).text
    expect(await textOf('52998224725')).toContain('529.982.247-25')
    expect(await textOf(null)).not.toContain('CPF')
  })

  it('says that the freight was free when none was charged', async () => {
    const data = { ...order, shippingAmount: 0, orderTotal: 30970 }
    const { text } = await renderEmail({ type: 'order-confirmation', to, data }, site)
    expect(flat(text)).toContain('Frete, Motoboy SP: Grátis Total: R$ 309,70')
  })
})

describe('a present', () => {
  const gift = {
    message: 'Bia,\ncom amor',
    receiver: { name: 'Bia Souza', phone: '(11) 98888-7777' },
    options: [{ name: 'Caixa rígida', price: 1890 }],
  }
  const promise = { day: '2026-11-13', shift: 'afternoon', hours: { from: '13:00', until: '17:00' } } as const
  const data = { ...order, orderTotal: order.orderTotal + 1890, gift, promise }

  it('is told to its buyer with card, receiver and what the wrapping cost', async () => {
    const { text } = await renderEmail({ type: 'order-confirmation', to, data }, site)
    for (const words of ['Bia Souza', 'com amor', 'Caixa rígida', '18,90', '309,70', '361,04'])
      expect(text).toContain(words)
    expect(text).not.toContain(gift.receiver.phone)
  })

  it('has no price in the calendar, which people show to each other', async () => {
    const { attachments = [] } = await renderEmail({ type: 'order-confirmation', to, data }, site)
    expect(attachments).toHaveLength(1)
    expect(JSON.stringify(attachments)).not.toMatch(/R\$|\d,\d\d/)
  })

  it('gives the owner the telephone of who gets it', async () => {
    const owner = { ...data, orderId: crypto.randomUUID(), customerPhone: '(11) 90000-0000', note: null }
    const { text } = await renderEmail({ type: 'owner-order', to, data: owner }, site)
    expect(text).toContain(gift.receiver.phone)
    expect(text).not.toContain('90000-0000')
  })
})

test('the owner reads what to pack, where it goes and how to call', async () => {
  const { subject, text, html } = await renderEmail(examples['owner-order'], site)
  expect(flat(subject)).toBe('Pedido novo: LC-7K2M9P, R$ 342,14')
  expect(flat(text)).toContain('Canela & Laranja 180 g 2 × R$ 89,90: R$ 179,80')
  expect(flat(text)).toContain('São Paulo, SP, 02013-000 (11) 98888-7777')
  expect(flat(text)).toContain('Notas do pedido Embrulhar para presente')
  expect(html).toContain(`https://loja.exemplo.com.br/admin/pedidos/${orderId}`)
})

test('the owner reads until which hour it was promised, and the code of who fetches it', async () => {
  const promise = { day: '2026-11-16', shift: 'afternoon', hours: { from: '13:00', until: '17:00' } } as const
  const { data, ...example } = examples['owner-order']
  const { text } = await renderEmail({ ...example, data: { ...data, promise, pickupCode: '0417' } }, site)
  expect(flat(text)).toContain('Retirada no ateliê: segunda-feira, 16/11, entre 13h e 17h')
  expect(flat(text)).toContain('Código de retirada: 0417')
})

test('a digest counts sales and notices in its subject, and says what to do about each', async () => {
  const { subject, text } = await renderEmail(examples['owner-notices'], site)
  expect(subject).toBe('1 pedido pago e 2 avisos')
  expect(flat(text)).toContain('Helena Martins, 3 velas, R$ 342,14')
  expect(flat(text)).toContain('Chá Branco acabou O que fazer: Programe uma nova leva')
  expect(flat(text)).toContain('E-mail de boas-vindas, pedido LC-7K2M9P, Helena Martins.')
})

describe('an order status update', () => {
  const update = (data: Partial<OrderStatusUpdate>) =>
    renderEmail(
      { type: 'order-status-update', to, data: { customerName, orderNumber, status: 'shipped', ...data } },
      site,
    )

  it('has its own subject for each status and says how to switch such emails off', async () => {
    const emails = await Promise.all(ORDER_STATUSES.map((status) => update({ status })))
    expect(new Set(emails.map(({ subject }) => subject)).size).toBe(ORDER_STATUSES.length)
    for (const { text } of emails) expect(text).toContain('https://loja.exemplo.com.br/perfil')
  })

  it('gives the tracking code and the expected day of what was shipped', async () => {
    const { text } = await update({
      trackingNumber: 'LC1BR',
      estimatedDeliveryDate: '2026-11-20T02:00:00.000Z',
    })
    expect(flat(text)).toContain('Código de rastreio: LC1BR Previsão de entrega: quinta-feira, 19/11')
  })

  const slot = { day: '2026-11-16', shift: 'afternoon', hours: { from: '13:00', until: '17:00' } } as const

  it('names day and hours that were promised, and says which shift a late payment has missed', async () => {
    const missed = { day: '2026-11-13', shift: 'evening', hours: { from: '19:00', until: '22:00' } } as const
    const email = {
      type: 'order-confirmation',
      to: 'a@exemplo.com.br',
      data: { ...order, promise: slot, missed },
    } as const
    const { text } = await renderEmail(email, site)
    expect(flat(text)).toContain('Previsão de entrega: segunda-feira, 16/11, entre 13h e 17h')
    expect(flat(text)).toContain('(sexta-feira, 13/11, entre 19h e 22h)')
    const unfree = await renderEmail({ ...email, data: { ...order, promise: null, missed } }, site)
    expect(flat(unfree.text)).toContain('escrevemos para combinar o dia com você')
    expect(flat((await update({ promise: slot, promisedDay: slot.day })).text)).toContain('entre 13h e 17h')
  })

  it('brings the delivery for a calendar, and a later one takes its place', async () => {
    const email = {
      type: 'order-confirmation',
      to: 'a@exemplo.com.br',
      data: { ...order, promise: slot },
    } as const
    const [file] = (await renderEmail(email, site)).attachments
    expect(file).toMatchObject({
      filename: 'entrega.ics',
      contentType: expect.stringContaining('text/calendar'),
    })
    const event = readEvent(file?.content ?? '')
    expect(event).toMatchObject({
      DTSTART: '20261116T160000Z',
      DTEND: '20261116T200000Z',
      SEQUENCE: '0',
      LOCATION: expect.stringContaining('São Paulo - SP'),
    })
    const [changed] = (await renderEmail(examples['delivery-changed'], site)).attachments
    const later = readEvent(changed?.content ?? '')
    expect(later.UID).toBe(event.UID)
    expect(later).toMatchObject({ SEQUENCE: '60', DTSTART: '20261117T110000Z' })
  })

  it('of an order that is fetched puts the workshop and the code into the calendar', async () => {
    const data = { ...order, promise: slot, pickupCode: '0417' }
    const email = { type: 'order-confirmation', to: 'a@exemplo.com.br', data } as const
    const [file] = (await renderEmail(email, site)).attachments
    expect(file?.filename).toBe('retirada.ics')
    expect(readEvent(file?.content ?? '')).toMatchObject({
      SUMMARY: expect.stringContaining('Retirar no ateliê'),
      DESCRIPTION: expect.stringContaining('0417'),
    })
  })

  it('repeats the day that was promised, in the confirmation too', async () => {
    const promisedDay = '2026-11-16'
    const shipped = await update({ promisedDay, estimatedDeliveryDate: '2026-11-22T15:00:00.000Z' })
    expect(flat(shipped.text)).toContain('Previsão de entrega: segunda-feira, 16/11')
    expect(flat(shipped.text)).not.toContain('22/11')
    const confirmation = await renderEmail(
      { type: 'order-confirmation', to: 'a@exemplo.com.br', data: { ...order, promisedDay } },
      site,
    )
    expect(flat(confirmation.text)).toContain('Previsão de entrega: segunda-feira, 16/11')
  })

  it('of an order without a courier says that the delivery is arranged', async () => {
    const { text } = await renderEmail(
      { type: 'order-confirmation', to: 'a@exemplo.com.br', data: { ...order, shippingProvider: null } },
      site,
    )
    expect(flat(text)).toContain('Entrega: combinada com você')
    expect(text).not.toMatch(/motoboy/i)
  })
})

describe('a parcel without tracking code and date', () => {
  it('has one frame of facts, not an empty second one', async () => {
    const { html } = await renderEmail(examples['order-status-update'], site)
    expect(html.match(/text-label/g)).toHaveLength(2)
    expect(html).not.toContain('<tr></tr>')
  })
})

describe('a link', () => {
  it('arrives whole in the button and in the text', async () => {
    const { html, text } = await renderEmail(examples['account-confirmation'], site)
    expect(attributes(html, 'href')).toContain(confirmationUrl.replace('&', '&amp;'))
    expect(text.split(/\s/)).toContain(confirmationUrl)
  })
})

describe('what a customer wrote', () => {
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

it('an e-mail of the newsletter can be left with one click of the mail program', async () => {
  const link = 'https://loja.exemplo.com.br/newsletter/cancelar?token=ficha'
  const { headers, html } = await renderEmail(examples['newsletter-welcome'], site)
  expect(headers).toEqual({
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(attributes(html, 'href')).toContain(link)
  expect((await renderEmail(examples.welcome, site)).headers).toEqual({})
  const invitation = examples['review-invitation']
  expect((await renderEmail(invitation, site)).headers['List-Unsubscribe']).toBe(
    `<${invitation.data.leaveUrl}>`,
  )
})

describe('an e-mail about an order', () => {
  it.each(['order-confirmation', 'order-status-update', 'payment-refunded'] as const)(
    '%s leads to that order',
    async (type) => {
      const { html } = await renderEmail(examples[type], site)
      expect(attributes(html, 'href')).toContain('https://loja.exemplo.com.br/pedidos/LC-7K2M9P')
    },
  )

  it('leads to its payment while another card may be tried, and to the order when it is over', async () => {
    const declined = examples['payment-refused']
    const expired = {
      ...declined,
      data: { ...declined.data, cause: 'expired' as const, declineReason: null },
    }
    const links = async (email: Email) => attributes((await renderEmail(email, site)).html, 'href')
    expect(await links(declined)).toContain('https://loja.exemplo.com.br/pedidos/LC-7K2M9P/pagar')
    expect(await links(expired)).toContain('https://loja.exemplo.com.br/pedidos/LC-7K2M9P')
  })
})
