import { describe, expect, it } from 'vitest'
import { customerName, to } from '#accounts/example-emails.ts'
import { renderEmail } from '#app/jobs/render-email.ts'
import type { OrderStatusUpdate, PaymentRefunded } from '#orders/domain/order-emails.ts'
import { ORDER_STATUSES } from '#orders/domain/order-status.ts'
import type { Email } from '#platform/mail/email.ts'
import {
  attributes,
  examples,
  flat,
  order,
  orderNumber,
  site,
} from '../../../tests/support/example-emails.ts'

describe('an order confirmation', () => {
  it('lists items, sums, address and the right of withdrawal', async () => {
    const { subject, html, text } = await renderEmail(examples['order-confirmation'], site)
    expect(subject).toBe('Recebemos seu pedido LC-7K2M9P')
    expect(flat(text)).toContain('Canela & Laranja 180 g 2 × R$ 89,90: R$ 179,80')
    expect(flat(text)).toContain('Subtotal: R$ 309,70 Frete, Motoboy SP: R$ 32,44 Total: R$ 342,14')
    expect(flat(text)).toContain('Pedido: LC-7K2M9P Data: 12/11/2026 14:32')
    expect(flat(text)).toContain('Rua Voluntários da Pátria, 482 apto 71 – Santana São Paulo, SP, 02013-000')
    expect(flat(text)).toContain('7 dias corridos')
    expect(flat(text)).toContain('Nunca deixe a vela acesa sem alguém por perto')
    expect(html).toContain('https://loja.exemplo.com.br/media/product-images/canela-laranja.mail.jpg')
    expect(html).toContain('https://cdn.exemplo/x.jpg')
  })

  it('repeats the CPF for the invoice, and mentions none if none was given', async () => {
    const renderText = async (customerCpf: string | null) =>
      (await renderEmail({ type: 'order-confirmation', to, data: { ...order, customerCpf } }, site)).text
    expect(await renderText('52998224725')).toContain('529.982.247-25')
    expect(await renderText(null)).not.toContain('CPF')
  })

  it('shows free shipping if no freight was charged', async () => {
    const data = { ...order, shippingAmount: 0, orderTotal: 30970 }
    const { text } = await renderEmail({ type: 'order-confirmation', to, data }, site)
    expect(flat(text)).toContain('Frete, Motoboy SP: Grátis Total: R$ 309,70')
  })
})

it('an order confirmation mentions the coupon of a kit and its purpose', async () => {
  const kitCoupon = { couponCode: 'KIT7K3M9Q2X', percent: 15, amount: null, minimum: 8900 }
  const renderText = async (changes: Partial<typeof kitCoupon | { percent: null; amount: number }>) => {
    const data = { ...order, kitCoupon: { ...kitCoupon, ...changes } }
    return flat((await renderEmail({ type: 'order-confirmation', to, data }, site)).text)
  }
  expect(await renderText({})).toContain(
    '15% de desconto em compras a partir de R$ 89,00 das velas que estão nele',
  )
  expect(await renderText({})).toContain('KIT7K3M9Q2X')
  expect(await renderText({ percent: null, amount: 2000 })).toContain('você tem R$ 20,00 de desconto')
})

describe('a refund to card and voucher', () => {
  it('names both parts, at first sight and in the text', async () => {
    const parts = { refundAmount: 10000, voucherAmount: 4000, paymentMethod: 'card' as const }
    const data = { customerName, orderNumber, cause: 'cancelled' as const, ...parts }
    const { html, text } = await renderEmail({ type: 'payment-refunded', to, data }, site)
    expect(flat(html)).toContain('R$ 60,00 voltam para o seu cartão. Mais R$ 40,00 para o vale-presente.')
    expect(flat(text)).toContain(
      'R$ 60,00 para o mesmo cartão usado na compra, e R$ 40,00 para o saldo do vale-presente.',
    )
    expect(flat(text)).toContain('Voltou para o vale-presente: R$ 40,00')
  })

  it('mentions what happens to the coupon of a kit', async () => {
    const about = { customerName, orderNumber, refundAmount: 8990, paymentMethod: 'card' as const }
    const renderText = async (data: PaymentRefunded) =>
      flat((await renderEmail({ type: 'payment-refunded', to, data }, site)).text)
    expect(await renderText({ ...about, cause: 'cancelled', endedCoupon: 'KIT7K3M9Q2X' })).toContain(
      'O cupom KIT7K3M9Q2X, que veio com o kit, não vale mais.',
    )
    expect(await renderText({ ...about, cause: 'failed', restoredCoupon: 'KIT7K3M9Q2X' })).toContain(
      'o cupom KIT7K3M9Q2X, que veio com o kit, volta a valer.',
    )
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

  it('is confirmed to its buyer with card, recipient and price of the wrapping', async () => {
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

  it('gives the owner the recipient’s phone number', async () => {
    const owner = { ...data, orderId: crypto.randomUUID(), customerPhone: '(11) 90000-0000', note: null }
    const { text } = await renderEmail({ type: 'owner-order', to, data: owner }, site)
    expect(text).toContain(gift.receiver.phone)
    expect(text).not.toContain('90000-0000')
  })
})

const update = (data: Partial<OrderStatusUpdate>) =>
  renderEmail(
    { type: 'order-status-update', to, data: { customerName, orderNumber, status: 'shipped', ...data } },
    site,
  )

describe('an order status update', () => {
  it('has its own subject for each status and explains how to unsubscribe', async () => {
    const emails = await Promise.all(ORDER_STATUSES.map((status) => update({ status })))
    expect(new Set(emails.map(({ subject }) => subject)).size).toBe(ORDER_STATUSES.length)
    for (const { text } of emails) expect(text).toContain('https://loja.exemplo.com.br/perfil')
  })

  it('speaks of following a parcel by its code only where there is one', async () => {
    const renderText = async (trackingNumber: string | null) =>
      flat((await update({ carrier: 'Correios', trackingNumber })).text)
    expect(await renderText('AA123456789BR')).toContain('Acompanhe pelo código de rastreio')
    const without = await renderText(null)
    expect(without).not.toContain('Acompanhe')
    expect(without).toContain('ele aparece na página do pedido')
  })

  it('gives the tracking code and the expected day of what was shipped', async () => {
    const { text } = await update({
      trackingNumber: 'LC1BR',
      estimatedDeliveryDate: '2026-11-20T02:00:00.000Z',
    })
    expect(flat(text)).toContain('Código de rastreio: LC1BR Previsão de entrega: quinta-feira, 19/11')
  })

  it('gives the key of its invoice', async () => {
    const accessKey = '52060433009911002506550120000007800267301615'
    const { text } = await update({ status: 'shipped', invoice: { accessKey, number: 780 } })
    expect(flat(text)).toContain('Nota fiscal 780: 5206 0433 0099')
  })
})

describe('an order that is fetched at the workshop', () => {
  const pickup = {
    pickupCode: '4821',
    pickupAt: 'Rua Harmonia, 500, Sumarezinho, São Paulo',
    trackingNumber: 'LC1BR',
    estimatedDeliveryDate: '2026-11-20T02:00:00.000Z',
  }

  it('is announced as ready with place and code, and without a parcel', async () => {
    const { subject, text } = await update({ ...pickup, status: 'shipped' })
    expect(subject).toBe('Seu pedido LC-7K2M9P está pronto para retirar')
    expect(flat(text)).toContain('Status: Pronto para retirar')
    expect(flat(text)).toContain('Código de retirada: 4821 Onde retirar: Rua Harmonia, 500')
    expect(text).not.toMatch(/Enviado|rastreio|LC1BR|Previsão de entrega/)
  })

  it('is collected in the end', async () => {
    const { text } = await update({ ...pickup, status: 'delivered' })
    expect(flat(text)).toContain('Status: Retirado')
    expect(text).not.toMatch(/Entregue|entregue/)
  })

  it('is confirmed to customer and owner without mentioning delivery', async () => {
    const data = { ...order, pickupCode: '4821', shippingAmount: 0, shippingProvider: null }
    const { html, text } = await renderEmail({ type: 'order-confirmation', to, data }, site)
    expect(flat(text)).toContain('Retirada no ateliê')
    expect(html).not.toMatch(/Elas saem em breve|Previsão de entrega/)
    const owner = { ...data, orderId: crypto.randomUUID(), customerPhone: null, note: null }
    const email = await renderEmail({ type: 'owner-order', to, data: owner }, site)
    expect(email.text).not.toMatch(/Endereço de entrega|Previsão de entrega/i)
  })
})

describe('a cancelled order', () => {
  it.each([
    ['unpaid', 'Nada foi cobrado.', /cartão|Pix/],
    ['unpaid-pix', 'Não pague mais o código Pix deste pedido', /cartão/],
    ['refunded', 'já foi devolvido', /cartão|Pix/],
    ['card', 'volta para o mesmo cartão', /Pix/],
    ['pix', 'volta por Pix, para a conta de onde ele veio', /cartão/],
    ['own-key', 'por Pix, da conta da loja', /cartão/],
    ['by-hand', 'combinamos com você como devolver', /cartão|Pix/],
    ['kept', 'não foi devolvido com o cancelamento', /volta|cartão|Pix/],
    [undefined, 'Se houver reembolso', /volta|cartão|Pix/],
  ] as const)('explains where the money goes: %s', async (money, words, never) => {
    const { text } = await update({ status: 'cancelled', money })
    expect(flat(text)).toContain(words)
    expect(text).not.toMatch(never)
  })
})

describe('a parcel without tracking code and date', () => {
  it('has one frame of facts, not an empty second one', async () => {
    const { html } = await renderEmail(examples['order-status-update'], site)
    expect(html.match(/text-label/g)).toHaveLength(2)
    expect(html).not.toContain('<tr></tr>')
  })
})

describe('the confirmation of a reservation', () => {
  it('explains that it cures and until when, not that the candles are set aside', async () => {
    for (const pickupCode of [null, '4321']) {
      const data = { ...order, pickupCode, readyOn: '2026-11-21' }
      const { text } = await renderEmail({ type: 'order-confirmation', to, data }, site)
      expect(flat(text)).toContain('A cura no ateliê vai até 21 de novembro')
      expect(flat(text)).not.toMatch(/separamos/i)
    }
  })
})

describe('the day of a delivery', () => {
  const slot = { day: '2026-11-16', shift: 'afternoon', hours: { from: '13:00', until: '17:00' } } as const

  it('shows the promised day and hours, and which shift a late payment missed', async () => {
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

  it('explains that delivery is arranged for an order without a courier', async () => {
    const { text } = await renderEmail(
      { type: 'order-confirmation', to: 'a@exemplo.com.br', data: { ...order, shippingProvider: null } },
      site,
    )
    expect(flat(text)).toContain('Entrega: combinada com você')
    expect(text).not.toMatch(/motoboy/i)
  })
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

  it.each(['expired', 'pix-expired', 'pix-unseen'] as const)(
    'speaks of no candles where a vale-presente was not paid (%s), and leads to a new one',
    async (cause) => {
      const { type, to, data } = examples['payment-refused']
      const unpaid = { type, to, data: { ...data, cause, declineReason: null, isVoucher: true } }
      const { html, text } = await renderEmail(unpaid, site)
      expect(text).toContain('vale-presente não foi emitido')
      expect(text).not.toMatch(/as velas|Pedir Novamente/i)
      expect(attributes(html, 'href')).toContain('https://loja.exemplo.com.br/vale-presente')
    },
  )
})
