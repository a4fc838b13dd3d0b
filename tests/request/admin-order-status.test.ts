import { randomUUID } from 'node:crypto'
import { and, eq, inArray, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { kitParts, productVariants } from '#catalogue/products/schema.ts'
import { orderItems, orders } from '#orders/schema/orders.ts'
import { orderColumns } from '#orders/use-cases/order-rows.ts'
import { CAIUBI, CAIUBI_LINES, TEST_CARD } from '../../lab/visitors/requests.ts'
import { backOfficeFixture, MISSING_ORDER, placePaidOrder } from '../support/back-office-fixture.ts'
import { makeOrder } from '../support/make-orders.ts'
import { readContent } from '../support/page-content.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import { cartOf, findCandle, newCustomer, setProduct } from '../support/shopping.ts'
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

const setStatus = (id: string, status: string, more: Record<string, string> = {}) =>
  fixture.answer(`/admin/pedidos/${id}`, { intent: 'status', status, ...more })

describe('the status of an order', () => {
  test('that moved in the meantime or is unpaid needs confirmation', async () => {
    const { id } = await makeOrder(running.shop, { status: 'processing', paymentStatus: 'refunded' })
    const stale = await setStatus(id, 'shipped', { seen: 'pending' })
    expect(stale).toMatchObject({ status: 409, text: expect.stringContaining('moved') })
    const refusal = await setStatus(id, 'shipped', { seen: 'processing' })
    expect(refusal).toMatchObject({ status: 409, text: expect.stringContaining('refunded') })
    expect(await fixture.orderRow(id)).toMatchObject({ status: 'processing' })
    const confirmation = await setStatus(id, 'shipped', { seen: 'processing', confirmedPayment: 'refunded' })
    expect(confirmation.text).toContain('Status do pedido atualizado com sucesso')
    expect(await fixture.orderRow(id)).toMatchObject({ status: 'shipped' })
  })

  test('moves anywhere, with its times', async () => {
    const { id } = await makeOrder(running.shop)
    expect(await setStatus(id, 'shipped')).toMatchObject({
      status: 200,
      text: expect.stringContaining('Status do pedido atualizado com sucesso'),
    })
    const shippedOrder = await fixture.orderRow(id)
    expect(shippedOrder).toMatchObject({ status: 'shipped', shippedAt: running.shop.clock.now() })
    expect(shippedOrder?.estimatedDeliveryDate).toEqual(new Date('2026-11-22T15:00:00Z'))
    await setStatus(id, 'delivered')
    expect(await fixture.orderRow(id)).toMatchObject({
      status: 'delivered',
      deliveredAt: running.shop.clock.now(),
    })
    expect((await setStatus(id, 'lost')).text).toContain('Erro ao atualizar status do pedido')
  })

  test('asks about the candles after shipping, and takes them again when a cancelled order is taken up', async () => {
    const candle = await findCandle(running, 'cedro-vetiver')
    const { id } = await makeOrder(running.shop, {
      status: 'shipped',
      stockHeld: true,
      items: [{ productId: candle.id, variantId: candle.variantId, name: candle.name, quantity: 2 }],
    })
    const stock = async () => (await findCandle(running, 'cedro-vetiver')).stock
    const refusal = await setStatus(id, 'cancelled')
    expect(refusal).toMatchObject({ status: 409 })
    expect(refusal.text).toContain(
      'Erro ao atualizar status do pedido. O pedido já saiu. As velas voltaram para o estoque?',
    )
    await setStatus(id, 'cancelled', { returnUnits: 'yes' })
    expect(await stock()).toBe(candle.stock + 2)
    await setStatus(id, 'processing')
    expect(await stock()).toBe(candle.stock)
    await setStatus(id, 'cancelled')
    await setProduct(running, candle.id, { stockQuantity: 1 })
    expect((await setStatus(id, 'processing')).text).toContain(
      `Não há unidades suficientes para reabrir este pedido: ${candle.name}, 180 g (precisa de 2, há 1).`,
    )
    expect(await fixture.orderRow(id)).toMatchObject({ status: 'cancelled', stockHeld: false })
  })

  test('shows an error for a deleted order', async () => {
    expect((await fixture.answer(MISSING_ORDER, { intent: 'status', status: 'shipped' })).text).toContain(
      'Erro ao atualizar status do pedido. Pedido não encontrado',
    )
    const refund = await fixture.answer('/admin/pedidos/nenhum', { intent: 'refund' })
    expect(refund.status).toBe(404)
  })

  test('shows an error after an unexpected failure, and changes nothing', async () => {
    const { id } = await makeOrder(running.shop)
    await fixture.without('audit_entries', async () => {
      const failure = await setStatus(id, 'shipped')
      expect(failure.status).toBe(500)
      expect(failure.text).toContain('Erro ao atualizar status do pedido')
    })
    expect(await fixture.orderRow(id)).toMatchObject({ status: 'processing' })
  })

  test('cancelled with its refund gives the money back, once', async () => {
    const { orderNumber } = await placePaidOrder(running, 'reembolso@exemplo.com.br')
    const [order] = await running.shop.db.select().from(orders).where(eq(orders.orderNumber, orderNumber))
    const id = order?.id ?? ''
    expect(await fixture.page(`/admin/pedidos/${id}`)).toContain('Reembolsar')
    const cancellation = await setStatus(id, 'cancelled', { refund: 'on' })
    expect(cancellation.text).toContain('Status do pedido atualizado com sucesso')
    expect(cancellation.text).toContain('Reembolso feito. O cliente recebe um e-mail.')
    expect(await fixture.orderRow(id)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
    const refund = { intent: 'refund', how: 'all', reason: 'Desistiu', seenRefunded: '0' }
    expect((await fixture.answer(`/admin/pedidos/${id}`, refund)).text).toContain(
      'Erro ao reembolsar pedido. Este pedido não tem pagamento para reembolsar.',
    )
  })

  test('can be refunded for a demo order', async () => {
    const paid = and(eq(orders.status, 'processing'), eq(orders.paymentStatus, 'paid'))
    const [order] = await running.shop.db
      .select()
      .from(orders)
      .where(and(paid, like(orders.attemptKey, 'demo:%'), eq(orderColumns.paymentProvider, 'offline')))
    const path = `/admin/pedidos/${order?.id}`
    expect(await fixture.page(path)).toContain('Reembolsar')
    const refund = { intent: 'refund', how: 'all', reason: 'Desistiu', seenRefunded: '0' }
    expect((await fixture.answer(path, refund)).status).toBe(200)
    expect(await fixture.orderRow(order?.id ?? '')).toMatchObject({ paymentStatus: 'refunded' })
  })

  test('gives back a candle with its freight, then the rest, and each once', async () => {
    const { orderNumber } = await placePaidOrder(running, 'parte@exemplo.com.br')
    const [order] = await running.shop.db.select().from(orders).where(eq(orders.orderNumber, orderNumber))
    const [path, total] = [`/admin/pedidos/${order?.id}`, order?.totalAmount ?? 0]
    const [item] = await running.shop.db
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, order?.id ?? ''))
    const itemId = item?.id ?? ''
    const stock = async () => (await findCandle(running, 'lavanda-camomila')).stock
    const before = await stock()
    const one = { intent: 'refund', how: 'lines', itemId, quantity: '1', extra: '5,00', restock: 'yes' }
    const part = { ...one, reason: 'Chegou trincada', seenRefunded: '0', requestKey: randomUUID() }
    expect((await fixture.answer(path, { ...part, quantity: '3' })).text).toContain('Confira as quantidades')
    expect((await fixture.answer(path, { ...part, intent: 'record-refund' })).text).toContain(
      'Este pagamento passou pela operadora',
    )
    for (let press = 0; press < 2; press++)
      expect((await fixture.answer(path, part)).text).toContain('R$ 114,90 devolvidos.')
    expect(await fixture.orderRow(order?.id ?? '')).toMatchObject({
      paymentStatus: 'paid',
      refundedAmount: 11490,
    })
    expect(await stock()).toBe(before + 1)
    const rest = { intent: 'refund', how: 'all', reason: 'Desistiu' }
    expect((await fixture.answer(path, { ...rest, seenRefunded: '0' })).status).toBe(409)
    expect((await fixture.answer(path, { ...rest, seenRefunded: '11490' })).status).toBe(200)
    expect(await fixture.orderRow(order?.id ?? '')).toMatchObject({
      paymentStatus: 'refunded',
      status: 'cancelled',
      refundedAmount: total,
    })
    expect(await stock()).toBe(before + 2)
  })
})

test('a kit is one line of the cart and its candles in order and slip, and one of them goes back alone', async () => {
  const email = 'trio@exemplo.com.br'
  const { db } = running.shop
  const visitor = await newCustomer(running, email)
  const kit = await findCandle(running, 'trio-de-descoberta')
  const parts = await db
    .select()
    .from(kitParts)
    .where(eq(kitParts.kitId, kit.id))
    .orderBy(kitParts.position)
    .limit(3)
  const sizes = parts.map(({ variantId }) => variantId ?? '')
  await db.update(productVariants).set({ stockQuantity: 10 }).where(inArray(productVariants.id, sizes))
  const stocks = async () => {
    const rows = await db.select().from(productVariants).where(inArray(productVariants.id, sizes))
    return sizes.map((size) => rows.find(({ id }) => id === size)?.stockQuantity)
  }
  const add = (chosenParts: readonly { id: string }[]) => {
    const body = new URLSearchParams({ intent: 'add', productId: kit.id, variantId: '', quantity: '1' })
    for (const { id } of chosenParts) body.append('chosenParts', id)
    return visitor.send('/carrinho.data', { method: 'POST', body })
  }
  await add(parts.slice(1))
  expect(await cartOf(running, email)).toEqual([])
  await add(parts)
  const names = parts.map(({ name }) => name.replace('&', '&amp;'))
  const read = async (path: string) => readContent(await visitor.get(path))
  for (const words of ['Trio de Descoberta', 'Dentro do kit', ...names])
    expect(await read('/carrinho')).toContain(words)

  const destination = { destinationAddress: 'Rua Caiubi, 318, São Paulo', address: CAIUBI }
  const quote = { ...destination, mode: 'TABELA', isExpress: false }
  const { body: quoted } = await visitor.call('calculate-frete-motoboy-sp', quote)
  const chosenKit = { product_id: kit.id, quantity: 1, chosen_parts: parts.map(({ id }) => id) }
  const { body: started } = await visitor.call('create-checkout', {
    cartItems: [chosenKit],
    customerInfo: { name: 'Ana Prado', email, address: CAIUBI_LINES },
    shippingInfo: { price: quoted.price, provider: 'Motoboy SP', service: 'TABELA', breakdown: {} },
  })
  expect(started).toMatchObject({ client_secret: expect.any(String) })
  const card = TEST_CARD
  await visitor.call('/api/test-card', { client_secret: started.client_secret, ...card })
  await visitor.call('get-payment-status', { session_id: started.session_id })
  expect(await stocks()).toEqual([9, 9, 9])
  const [order] = await db.select().from(orders).where(eq(orders.customerEmail, email))
  const items = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, order?.id ?? ''))
  expect(items.reduce((sum, { totalPrice }) => sum + totalPrice, 0)).toBe(kit.price)
  const slip = await fixture.page(`/admin/pedidos/${order?.id}/etiqueta`)
  for (const words of names) {
    expect(await read(`/pedidos/${order?.orderNumber}`)).toContain(words)
    expect(slip).toContain(words)
  }
  expect(slip.match(/do kit Trio de Descoberta/g)).toHaveLength(3)

  const one = items.find(({ variantId }) => variantId === sizes[1])
  const refundForm = {
    intent: 'refund',
    how: 'lines',
    itemId: one?.id ?? '',
    quantity: '1',
    extra: '',
    restock: 'yes',
  }
  const refund = { ...refundForm, reason: 'Chegou trincada', seenRefunded: '0', requestKey: randomUUID() }
  for (let press = 0; press < 2; press++)
    expect((await fixture.answer(`/admin/pedidos/${order?.id}`, refund)).status).toBe(200)
  expect(await fixture.orderRow(order?.id ?? '')).toMatchObject({
    paymentStatus: 'paid',
    refundedAmount: one?.totalPrice,
  })
  expect(await stocks()).toEqual([9, 10, 9])
})
