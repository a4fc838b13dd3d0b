import { expect, test } from 'vitest'
import type { ExportedOrder } from '#fulfilment/orders/use-cases/export-orders.ts'
import { ordersCsv } from './orders-csv.server.ts'

const order: ExportedOrder = {
  id: '0',
  orderNumber: 'LC-7K3M-9Q2X',
  createdAt: new Date('2026-11-12T17:32:00Z'),
  paidAt: new Date('2026-11-12T17:35:00Z'),
  refundedAt: null,
  soldOn: '2026-11-12',
  customerName: '=HYPERLINK("http://exemplo.com.br";"clique")',
  customerEmail: 'helena@exemplo.com.br',
  customerCpf: '52998224725',
  shippingAddress: {
    line1: 'Rua A, 1',
    city: 'São Paulo',
    state: 'SP',
    postal_code: '02013-000',
    country: 'Brasil',
  },
  status: 'shipped',
  deliveryWay: 'courier',
  paymentStatus: 'paid',
  paymentMethod: 'pix',
  paymentProvider: 'offline',
  paymentReference: 'pay_1',
  subtotalAmount: 123450,
  shippingAmount: 3244,
  shippingWaivedAmount: 0,
  shippingActualCost: null,
  giftAmount: 1890,
  couponDiscountAmount: 2000,
  couponLabel: 'Cupom PRIMAVERA',
  pixDiscountAmount: 1000,
  voucherAmount: 0,
  totalAmount: 125584,
  refundedAmount: 5000,
  voucherRefundedAmount: 0,
  items: [
    {
      id: 'i',
      name: 'Sândalo; & Âmbar',
      variantName: '180 g',
      sku: 'SAN-180',
      image: null,
      imageInfo: null,
      quantity: 2,
      unitPrice: 61725,
      totalPrice: 123450,
      readyOn: null,
      batch: null,
      kit: null,
    },
  ],
}

async function writeCsvLines(orders: ExportedOrder[]) {
  async function* parts() {
    yield orders
  }
  let file = ''
  for await (const part of ordersCsv(parts())) file += part
  return file.split('\r\n')
}

test('a line per order, as a Brazilian spreadsheet reads it', async () => {
  const [head, line] = await writeCsvLines([order])
  expect(head?.startsWith('\ufeffPedido;Data do pedido;')).toBe(true)
  expect(line).toContain('LC-7K3M-9Q2X;12/11/2026 14:32;Enviado;Pago;12/11/2026 14:35;;')
  expect(line).toContain('"2× Sândalo; & Âmbar (180 g, SAN-180)"')
  expect(line).toContain(
    ';"1234,50";"32,44";"0,00";;"18,90";Cupom PRIMAVERA;"20,00";"10,00";"0,00";"1255,84";"50,00";"1205,84";Pix;Pagamento de teste;pay_1;"0,00";"1205,84";Velas;Motoboy',
  )
})

test('a vale that was spent is a way of payment, one that was bought is no revenue', async () => {
  const byBoth = { ...order, voucherAmount: 10_000, voucherRefundedAmount: 2500 }
  const [, spent] = await writeCsvLines([byBoth])
  expect(spent).toContain(';Pix + Vale-presente;Pagamento de teste;pay_1;"25,00";"1280,84";Velas')
  const [, covered] = await writeCsvLines([{ ...byBoth, paymentMethod: 'voucher' }])
  expect(covered).toContain(';Vale-presente;Pagamento de teste;')
  const [, voucherLine] = await writeCsvLines([{ ...order, deliveryWay: 'none', soldOn: null }])
  expect(voucherLine).toContain(
    '"1205,84";Pix;Pagamento de teste;pay_1;"0,00";"0,00";Vale-presente emitido: não é receita até ser usado',
  )
})

test('a name typed by a customer is never a formula', async () => {
  const [, line] = await writeCsvLines([order])
  expect(line).toContain(`"'=HYPERLINK(`)
  for (const start of ['+', '-', '@', '\t=']) {
    const [, guarded] = await writeCsvLines([{ ...order, customerName: `${start}1+1` }])
    expect(guarded).toContain(`'${start}1+1`)
  }
})
