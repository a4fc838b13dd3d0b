import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { products } from '#catalogue/products/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import { backOfficeFixture, MISSING_ORDER, startOrder } from '../support/back-office-fixture.ts'
import { makeOrder } from '../support/make-orders.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import type { Visitor } from '../support/visitor.ts'

let running: RunningShop
let owner: Visitor
let fixture: ReturnType<typeof backOfficeFixture>
beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
  owner = await running.administrator()
  fixture = backOfficeFixture(running, owner)
})
afterAll(() => running?.stop())

describe('the page of an order', () => {
  test('has customer, address, items and, for the courier only, the fee panel', async () => {
    const [candle] = await running.shop.db.select().from(products).where(eq(products.slug, 'jasmim'))
    const order = await makeOrder(running.shop, {
      customerPhone: '(11) 90000-0000',
      notes: 'Portaria 24 h',
      shippingActualCost: 2600,
      shippingBreakdown: {
        base: 12,
        kmTiers: [{ fromKm: 3, toKm: 7, ratePerKm: 2.2, subtotal: 8.8 }],
        handling: 3,
        peakUpchargeApplied: true,
        peakUpchargePct: 15,
        peakUpchargeAmount: 3.84,
      },
      items: [{ productId: candle?.id ?? null, name: 'Jasmim da Noite', quantity: 2 }],
    })
    const page = await fixture.page(`/admin/pedidos/${order.id}`)
    const dialog = await fixture.page(`/admin/pedidos/${order.id}/detalhes`)
    expect(page).not.toContain('Gestão de Pedidos')
    expect(dialog).toContain('Gestão de Pedidos')
    for (const words of [
      `Pedido ${order.orderNumber}`,
      'Embalei',
      'Imprimir etiqueta',
      'https://wa.me/5511900000000?',
      'https://www.google.com/maps/search/?',
      'Helena Martins',
      'helena@exemplo.com.br',
      '(11) 90000-0000',
      'Rua Voluntários da Pátria, 482',
      '2 × R$ 89,90</span> cada',
      'R$ 179,80',
      'Frete Motoboy SP',
      'Base, até 3 km',
      '3,0 a 7,0 km × R$ 2,20',
      'Horário de pico, 15%',
      'Cobrado do cliente',
      'Custo real',
      'margin--up',
      '+ R$ 6,44',
      'Portaria 24 h',
      'Histórico de alterações',
    ]) {
      expect(page).toContain(words)
      // The dialog that 'ver detalhes' opens over the list has the same parts.
      expect(dialog).toContain(words)
    }
    const elsewhere = await makeOrder(running.shop, {
      shippingProvider: 'Retirada',
      shippingActualCost: 9900,
    })
    expect(await fixture.page(`/admin/pedidos/${elsewhere.id}`)).not.toContain('Cobrado do cliente')
    const loss = await makeOrder(running.shop, { shippingActualCost: 4000 })
    expect(await fixture.page(`/admin/pedidos/${loss.id}`)).toContain('margin--down')
  })

  test('that has arrived collapses its history, except in the dialog', async () => {
    const { id } = await makeOrder(running.shop, { status: 'delivered' })
    const folded = '<details class="panel fold order-delivery">'
    expect(await fixture.page(`/admin/pedidos/${id}`)).toContain(folded)
    expect(await fixture.page(`/admin/pedidos/${id}/detalhes`)).not.toContain(folded)
    const { id: open } = await makeOrder(running.shop, { status: 'processing' })
    expect(await fixture.page(`/admin/pedidos/${open}`)).not.toContain(folded)
  })

  test('that does not exist is a 404, as a page and over the list', async () => {
    for (const path of [MISSING_ORDER, `${MISSING_ORDER}/detalhes`]) {
      const response = await owner.get(path)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('Pedido não encontrado')
    }
  })

  test('shows the next step first, and no message button without a phone number', async () => {
    const pickupOrder = await makeOrder(running.shop, {
      status: 'shipped',
      deliveryWay: 'pickup',
      pickupCode: '4821',
      customerPhone: null,
    })
    const pickup = await fixture.page(`/admin/pedidos/${pickupOrder.id}`)
    expect(pickup).toContain('Entregar a quem vem retirar')
    expect(pickup).toContain('Confira o código 4821.')
    expect(pickup).not.toContain('https://wa.me/')
    const cancelledOrder = await makeOrder(running.shop, { status: 'cancelled', paymentReference: 'pay_1' })
    expect(await fixture.page(`/admin/pedidos/${cancelledOrder.id}`)).toContain('Devolver o dinheiro')
    const { started } = await startOrder(running, 'espera-pagamento@exemplo.com.br')
    const [order] = await running.shop.db
      .select()
      .from(orders)
      .where(eq(orders.orderNumber, String(started.order_number)))
    expect(await fixture.page(`/admin/pedidos/${order?.id}`)).toContain('Esperar o pagamento')
  })

  test('is corrected: errors are named, the freight is shown first, then it is saved', async () => {
    const { id } = await makeOrder(running.shop, { shippingAmount: 1000 })
    const path = `/admin/pedidos/${id}`
    expect(await fixture.page(`${path}?view=correct`)).toContain('value="Rua Voluntários da Pátria"')
    const fields = {
      intent: 'correct',
      version: '1',
      name: 'Ana Prado',
      email: 'ana.prado@exemplo.com.br',
      phone: '',
      street: 'Rua Caiubi',
      number: '318',
      complement: '',
      neighborhood: 'Perdizes',
      city: 'São Paulo',
      state: 'SP',
      postalCode: '05010-000',
      tells: 'on',
    }
    const wrong = await fixture.answer(path, { ...fields, email: 'ana.prado' })
    for (const part of ['"faults"', '"email"', 'Confira']) expect(wrong.text).toContain(part)
    const questionPage = await fixture.answer(path, fields)
    const [, seenFreight = ''] = /"now",(\d+)/.exec(questionPage.text) ?? []
    const answer = await fixture.answer(path, { ...fields, seenFreight })
    expect(answer.text).toContain('Dados do pedido corrigidos')
    const page = await fixture.page(path)
    for (const words of ['Rua Caiubi, 318', 'a mais, não cobrado']) expect(page).toContain(words)
    expect(await fixture.page(`/admin/pedidos/${id}/etiqueta`)).toContain('Ana Prado')
  })

  test('that awaits payment gets other items with the new total', async () => {
    const { started } = await startOrder(running, 'muda-itens@exemplo.com.br')
    const [order] = await running.shop.db
      .select()
      .from(orders)
      .where(eq(orders.orderNumber, String(started.order_number)))
    const path = `/admin/pedidos/${order?.id}`
    const dialog = await fixture.page(`${path}?view=items`)
    expect(dialog).toContain('Mudar itens de')
    expect(dialog).toMatch(/, mais \d+ em estoque/)
    const [, item = ''] = /name="item" value="([^"]+)"/.exec(dialog) ?? []
    const fields = { intent: 'items', version: '1', item, itemQuantity: '1', candle: '', candleQuantity: '1' }
    expect((await fixture.answer(path, { ...fields, itemQuantity: '0' })).text).toContain('ao menos uma vela')
    expect((await fixture.answer(path, fields)).status).toBe(200)
    const changedOrder = await fixture.orderRow(order?.id ?? '')
    expect(changedOrder?.subtotalAmount).toBe((order?.subtotalAmount ?? 0) / 2)
  })

  const edit = { intent: 'edit', version: '1', trackingNumber: ' LUME148SP ', notes: 'Ligar antes' }

  test('is edited, and shows who changed what', async () => {
    const { id } = await makeOrder(running.shop)
    for (const path of [`/admin/pedidos/${id}`, `/admin/pedidos/${id}/detalhes`])
      expect(await fixture.page(`${path}?view=edit`)).toContain('O cliente vê este código em Meus Pedidos.')
    expect(await fixture.answer(`/admin/pedidos/${id}`, edit)).toMatchObject({
      status: 200,
      text: expect.stringContaining('Pedido atualizado com sucesso'),
    })
    expect(await fixture.orderRow(id)).toMatchObject({ trackingNumber: 'LUME148SP', notes: 'Ligar antes' })
    const page = await fixture.page(`/admin/pedidos/${id}`)
    expect(page).toContain('Pedido editado')
    expect(page).toContain('<ins>LUME148SP</ins>')
  })

  test('that does not exist cannot be edited', async () => {
    expect((await fixture.answer(MISSING_ORDER, edit)).text).toContain(
      'Erro ao salvar pedido. Pedido não encontrado',
    )
  })

  test('that was edited in another window is overwritten only after the owner confirms', async () => {
    const { id } = await makeOrder(running.shop)
    await fixture.answer(`/admin/pedidos/${id}`, edit)
    const stale = await fixture.answer(`/admin/pedidos/${id}`, { ...edit, notes: 'Outra nota' })
    expect(stale).toMatchObject({ status: 409, text: expect.stringContaining('editado em outra janela') })
    expect(await fixture.orderRow(id)).toMatchObject({ notes: 'Ligar antes' })
    await fixture.answer(`/admin/pedidos/${id}`, { ...edit, notes: 'Outra nota', overVersion: '2' })
    expect(await fixture.orderRow(id)).toMatchObject({ notes: 'Outra nota' })
  })

  test('keeps the courier’s real cost; what is no number counts as zero', async () => {
    const { id } = await makeOrder(running.shop)
    const save = (cost: string) => fixture.answer(`/admin/pedidos/${id}`, { intent: 'courier-cost', cost })
    const answer = await save('26,00')
    expect(answer.text).toContain('Custo atualizado')
    expect(answer.text).toContain('Custo real do frete foi salvo com sucesso')
    expect((await fixture.orderRow(id))?.shippingActualCost).toBe(2600)
    await save('abc')
    expect((await fixture.orderRow(id))?.shippingActualCost).toBe(0)
    expect((await save('-5')).text).toContain('Erro ao atualizar custo do frete')
    expect((await fixture.orderRow(id))?.shippingActualCost).toBe(0)
  })

  test('states in one sentence that it needs JavaScript', async () => {
    const { id } = await makeOrder(running.shop)
    expect(await fixture.page(`/admin/pedidos/${id}`)).toMatch(
      /<noscript>.*A administração precisa de JavaScript.*<\/noscript>/,
    )
    expect((await owner.post(`/admin/pedidos/${id}`, { intent: 'nonsense' })).status).toBe(400)
  })
})

describe('the palette’s search', () => {
  test('answers with orders, products and customers', async () => {
    const results = await (await owner.get('/admin/busca?q=helena')).json()
    expect(results.orders[0]).toMatchObject({ customerName: 'Helena Martins' })
    expect(results.customers[0]).toMatchObject({ name: 'Helena Martins' })
    const candles = await (await owner.get('/admin/busca?q=jasmim')).json()
    expect(candles.products).toMatchObject([{ name: 'Jasmim da Noite', active: true }])
    expect(await (await owner.get('/admin/busca?q=he')).json()).toEqual({
      orders: [],
      products: [],
      customers: [],
    })
  })
})

test.each([
  ['accessKey', { accessKey: '1', danfeUrl: '' }],
  ['danfeUrl', { accessKey: '52060433009911002506550120000007800267301615', danfeUrl: 'javascript:0' }],
])('a refused invoice is refused at its field %s', async (field, typed) => {
  const { id } = await makeOrder(running.shop, {})
  const answer = await owner.post(`/admin/pedidos/${id}.data`, { intent: 'invoice', ...typed })
  expect(await answer.text()).toContain(`"field","${field}"`)
})
