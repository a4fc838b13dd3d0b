import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { products } from '#database/schema/catalogue.ts'
import { orders } from '#database/schema/orders.ts'
import type { JobQueue } from '#jobs/job-queue.ts'
import { recordFinding } from '#shop/orders/record-finding.ts'
import { backOfficeFixture, placePaidOrder, startOrder } from '../support/back-office-fixture.ts'
import { makeOrder } from '../support/make-orders.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import { findCandle } from '../support/shopping.ts'
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

const orderRow = async (id: string) =>
  (await running.shop.db.select().from(orders).where(eq(orders.id, id)))[0]

const setStatus = (id: string, status: string, more: Record<string, string> = {}) =>
  fixture.answer(`/admin/pedidos/${id}`, { intent: 'status', status, ...more })

/** As a browser without a script sends it. */
const plainly = (path: string, fields: Record<string, string>) =>
  owner.send(path, { method: 'POST', body: new URLSearchParams(fields), headers: { Accept: 'text/html' } })

const nobody = '/admin/pedidos/00000000-0000-4000-8000-000000000000'

describe('the dashboard', () => {
  test.each(['/admin', '/admin/dashboard'])('%s shows the cards, the lists and the charts', async (path) => {
    const page = await fixture.page(path)
    for (const words of [
      'Dashboard Administrativo',
      'Domingo, 15 de novembro.',
      'Produtos',
      'Pedidos',
      'Usuários',
      'Receita Total',
      'Pedidos Recentes',
      'Ações Rápidas',
      'Mais vendidos',
      'Estoque baixo',
      'Esperando por você',
      'Receita por dia',
      'Margem do motoboy',
      'Ver em tabela',
    ])
      expect(page).toContain(words)
    expect(page.match(/class="kpi"/g)).toHaveLength(4)
    for (const target of ['/admin/produtos', '/admin/categorias', '/admin/pedidos'])
      expect(page).toContain(`href="${target}"`)
  })

  test('looks back as far as its address says', async () => {
    expect(await fixture.page('/admin?period=7')).toContain('últimos 7 dias, linha: média de 7 dias')
    expect(await fixture.page('/admin?period=90')).toContain('últimos 90 dias, linha: média de 7 dias')
    expect(await fixture.page('/admin?period=1000')).toContain('últimos 30 dias, linha: média de 7 dias')
  })

  test('shows what the reconciler could not repair until she has dealt with it', async () => {
    expect(await fixture.page('/admin')).not.toContain('Estoque não confere com os lançamentos')
    const { shop } = running
    const details = { name: 'Jasmim da Noite', expected: 3, found: 4 }
    const [product] = await shop.db.select().from(products).where(eq(products.slug, 'jasmim'))
    const subject = product?.id ?? ''
    await recordFinding(shop.db, { kind: 'stock-differs', subject, details, now: shop.clock.now() })
    const page = await fixture.page('/admin')
    expect(page).toContain('Precisa da sua atenção')
    expect(page).toContain('Estoque não confere com os lançamentos')
    expect(page).toContain(`href="/admin/produtos/${subject}"`)
    expect(await fixture.page('/admin/pedidos')).toContain('estoque não confere')
    const findingId = /name="findingId" value="([^"]+)"/.exec(page)?.[1] ?? ''
    expect(await fixture.answer('/admin', { findingId })).toMatchObject({ status: 200 })
    expect((await fixture.answer('/admin', { findingId })).text).toContain(
      'Este ponto já tinha sido resolvido.',
    )
    expect(await fixture.page('/admin')).not.toContain('Estoque não confere com os lançamentos')
  })

  test('shows a message that did not leave until she has it tried again', async () => {
    const { boss } = running.shop.outbox as JobQueue
    await boss.send('dead-letters', { key: 'welcome:1', email: {} })
    await running.shop.db.execute(
      sql`update pgboss.job set source_name = 'send-email' where name = 'dead-letters'`,
    )
    const page = await fixture.page('/admin')
    expect(page).toContain('Mensagens que não saíram')
    expect(page).toContain('E-mail de boas-vindas')
    const jobId = /name="jobId" value="([^"]+)"/.exec(page)?.[1] ?? ''
    expect((await fixture.answer('/admin', { jobId })).text).toContain('Vamos tentar enviar de novo')
    expect((await fixture.answer('/admin', { jobId })).text).toContain('Esta mensagem já não está esperando.')
    expect(await fixture.page('/admin')).not.toContain('Mensagens que não saíram')
    const broken = vi
      .spyOn(running.shop.outbox, 'redeliver')
      .mockRejectedValueOnce(new Error('as the test says'))
    expect(await fixture.answer('/admin', { jobId })).toMatchObject({
      status: 500,
      text: expect.stringContaining('Não foi possível tentar de novo.'),
    })
    broken.mockRestore()
  })
})

describe('the list of orders', () => {
  test('says where it is, what runs by itself and what can be done', async () => {
    const page = await fixture.page('/admin/pedidos')
    for (const words of [
      'Gestão de Pedidos',
      'Teste',
      'Buscar por número, cliente ou email...',
      'Todos os status',
      'Status das Automações',
      'Confirmação automática de pagamento',
      'Notificações (teste)',
      'Baixa automática de estoque',
      'nenhum evento ainda',
      'Falhado',
      'Reembolsado',
      'Exportar CSV',
    ])
      expect(page).toContain(words)
  })

  test('finds by number, name and e-mail, and filters by both statuses', async () => {
    const order = await makeOrder(running.shop, {
      customerName: 'Íris Sant’Anna',
      customerEmail: 'iris.santanna@exemplo.com.br',
      status: 'shipped',
      trackingNumber: 'LUME777SP',
    })
    const found = `/admin/pedidos/${order.id}`
    for (const search of [order.orderNumber, 'iris', 'iris.santanna@'])
      expect(await fixture.page(`/admin/pedidos?search=${encodeURIComponent(search)}`)).toContain(found)
    expect(await fixture.page('/admin/pedidos?search=iris&status=shipped&payment=paid')).toContain(
      'Rastreio LUME777SP',
    )
    const none = await fixture.page('/admin/pedidos?search=iris&payment=failed')
    expect(none).toContain('Nenhum pedido encontrado')
    expect(none).toContain('Tente ajustar os filtros de busca')
  })

  test('goes on to older orders and back by the order at the page’s edge', async () => {
    const first = await fixture.page('/admin/pedidos')
    expect(first).not.toContain('Mais recentes')
    const older = /href="(\/admin\/pedidos\?olderThan=[^"]+)"/.exec(first)?.[1] ?? ''
    const second = await fixture.page(older)
    expect(second).toContain('Mais recentes')
    const numbers = (page: string) =>
      [...page.matchAll(/orow__no[^>]*>([^<]+)</g)].map(([, number]) => number)
    expect(numbers(first)).toHaveLength(25)
    expect(numbers(first).filter((number) => numbers(second).includes(number))).toEqual([])
  })

  test('says so when the orders cannot be read', async () => {
    await fixture.without('order_items', async () => {
      expect(await fixture.page(nobody)).not.toContain('Linha do tempo')
    })
    await fixture.without('stock_movements', async () => {
      const response = await owner.get('/admin/pedidos')
      expect(response.status).toBe(500)
      expect(await response.text()).toContain('Erro ao carregar pedidos')
    })
  })
})

describe('an order over the list', () => {
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
    for (const words of [
      `Pedido ${order.orderNumber}`,
      'Gestão de Pedidos',
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
    ])
      expect(page).toContain(words)
    const elsewhere = await makeOrder(running.shop, {
      shippingProvider: 'Retirada',
      shippingActualCost: 9900,
    })
    expect(await fixture.page(`/admin/pedidos/${elsewhere.id}`)).not.toContain('Cobrado do cliente')
    const loss = await makeOrder(running.shop, { shippingActualCost: 4000 })
    expect(await fixture.page(`/admin/pedidos/${loss.id}`)).toContain('margin--down')
  })

  test('that does not exist is 404, over the list', async () => {
    const response = await owner.get(nobody)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Pedido não encontrado')
  })

  test('is corrected without a script: what was typed stays, the freight is told first, then it is saved', async () => {
    const { id } = await makeOrder(running.shop, { shippingAmount: 1000 })
    const path = `/admin/pedidos/${id}?view=correct`
    expect(await fixture.page(path)).toContain('value="Rua Voluntários da Pátria"')
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
    const wrong = await fixture.pageAfter(path, { ...fields, email: 'ana.prado' })
    expect(wrong).toContain('Email inválido. Exemplo: nome@exemplo.com.br')
    expect(wrong).toContain('value="Rua Caiubi"')
    const asked = await fixture.pageAfter(path, fields)
    expect(asked).toMatch(/O frete deste endereço seria R\$ [\d,]+ a mais; o cliente não é cobrado\./)
    const [, toldFreight = ''] = /name="toldFreight" value="(\d+)"/.exec(asked) ?? []
    const saved = await plainly(path, { ...fields, toldFreight })
    expect([saved.status, saved.headers.get('location')]).toEqual([302, `/admin/pedidos/${id}`])
    const page = await fixture.page(`/admin/pedidos/${id}`)
    for (const words of ['Dados do pedido corrigidos', 'Rua Caiubi, 318', 'a mais, não cobrado'])
      expect(page).toContain(words)
    expect(await fixture.page(`/admin/pedidos/${id}/etiqueta`)).toContain('Ana Prado')
  })

  test('that waits for its payment gets other items, with the new total', async () => {
    const { started } = await startOrder(running, 'muda-itens@exemplo.com.br')
    const [order] = await running.shop.db
      .select()
      .from(orders)
      .where(eq(orders.orderNumber, String(started.order_number)))
    const path = `/admin/pedidos/${order?.id}?view=items`
    const dialog = await fixture.page(path)
    expect(dialog).toContain('Mudar itens de')
    const [, item = ''] = /name="item" value="([^"]+)"/.exec(dialog) ?? []
    const fields = { intent: 'items', version: '1', item, itemQuantity: '1', candle: '', candleQuantity: '1' }
    expect(await fixture.pageAfter(path, { ...fields, itemQuantity: '0' })).toContain('ao menos uma vela')
    expect((await plainly(path, fields)).status).toBe(302)
    const changed = await orderRow(order?.id ?? '')
    expect(changed?.subtotalAmount).toBe((order?.subtotalAmount ?? 0) / 2)
  })

  test('is edited, and tells who changed what', async () => {
    const { id } = await makeOrder(running.shop)
    expect(await fixture.page(`/admin/pedidos/${id}?view=edit`)).toContain('Código de rastreio')
    const edit = { intent: 'edit', version: '1', trackingNumber: ' LUME148SP ', notes: 'Ligar antes' }
    expect(await fixture.answer(`/admin/pedidos/${id}`, edit)).toMatchObject({
      status: 200,
      text: expect.stringContaining('Pedido atualizado com sucesso'),
    })
    expect(await orderRow(id)).toMatchObject({ trackingNumber: 'LUME148SP', notes: 'Ligar antes' })
    const page = await fixture.page(`/admin/pedidos/${id}`)
    expect(page).toContain('Pedido editado')
    expect(page).toContain('<ins>LUME148SP</ins>')
    expect((await fixture.answer(nobody, edit)).text).toContain(
      'Erro ao salvar pedido. Pedido não encontrado',
    )
    const stale = await fixture.answer(`/admin/pedidos/${id}`, { ...edit, notes: 'Outra nota' })
    expect(stale).toMatchObject({ status: 409, text: expect.stringContaining('editado em outra janela') })
    expect(await orderRow(id)).toMatchObject({ notes: 'Ligar antes' })
    await fixture.answer(`/admin/pedidos/${id}`, { ...edit, notes: 'Outra nota', overVersion: '2' })
    expect(await orderRow(id)).toMatchObject({ notes: 'Outra nota' })
  })

  test('keeps the courier’s real cost; what is no number counts as zero', async () => {
    const { id } = await makeOrder(running.shop)
    const save = (cost: string) => fixture.answer(`/admin/pedidos/${id}`, { intent: 'courier-cost', cost })
    const saved = await save('26,00')
    expect(saved.text).toContain('Custo atualizado')
    expect(saved.text).toContain('Custo real do frete foi salvo com sucesso')
    expect((await orderRow(id))?.shippingActualCost).toBe(2600)
    await save('abc')
    expect((await orderRow(id))?.shippingActualCost).toBe(0)
    expect((await save('-5')).text).toContain('Erro ao atualizar custo do frete')
    expect((await orderRow(id))?.shippingActualCost).toBe(0)
  })

  test('answers a form without a script with the page and its sentence', async () => {
    const { id } = await makeOrder(running.shop)
    const page = await fixture.pageAfter(`/admin/pedidos/${id}`, { intent: 'courier-cost', cost: '10' })
    expect(page).toContain('<noscript>')
    expect(page).toContain('Custo atualizado')
    expect((await owner.post(`/admin/pedidos/${id}`, { intent: 'nonsense' })).status).toBe(400)
  })
})

describe('the status of an order', () => {
  test('that moved since she saw it, or whose money is not there, is asked about first', async () => {
    const { id } = await makeOrder(running.shop, { status: 'processing', paymentStatus: 'refunded' })
    const stale = await setStatus(id, 'shipped', { seen: 'pending' })
    expect(stale).toMatchObject({ status: 409, text: expect.stringContaining('moved') })
    const refunded = await setStatus(id, 'shipped', { seen: 'processing' })
    expect(refunded).toMatchObject({ status: 409, text: expect.stringContaining('refunded') })
    expect(await orderRow(id)).toMatchObject({ status: 'processing' })
    const confirmed = await setStatus(id, 'shipped', { seen: 'processing', confirmedPayment: 'refunded' })
    expect(confirmed.text).toContain('Status do pedido atualizado com sucesso')
    expect(await orderRow(id)).toMatchObject({ status: 'shipped' })
  })

  test('moves anywhere, with its times', async () => {
    const { id } = await makeOrder(running.shop)
    expect(await setStatus(id, 'shipped')).toMatchObject({
      status: 200,
      text: expect.stringContaining('Status do pedido atualizado com sucesso'),
    })
    const shipped = await orderRow(id)
    expect(shipped).toMatchObject({ status: 'shipped', shippedAt: running.shop.clock.now() })
    expect(shipped?.estimatedDeliveryDate).toEqual(new Date('2026-11-22T15:00:00Z'))
    await setStatus(id, 'delivered')
    expect(await orderRow(id)).toMatchObject({ status: 'delivered', deliveredAt: running.shop.clock.now() })
    expect((await setStatus(id, 'lost')).text).toContain('Erro ao atualizar status do pedido')
  })

  test('asks about the candles after shipping, and takes them again when a cancelled order is taken up', async () => {
    const candle = await findCandle(running, 'cedro-vetiver')
    const { id } = await makeOrder(running.shop, {
      status: 'shipped',
      stockHeld: true,
      items: [{ productId: candle.id, name: candle.name, quantity: 2 }],
    })
    const stock = async () => (await findCandle(running, 'cedro-vetiver')).stock
    const asked = await setStatus(id, 'cancelled')
    expect(asked).toMatchObject({ status: 409 })
    expect(asked.text).toContain(
      'Erro ao atualizar status do pedido. O pedido já saiu. As velas voltaram para o estoque?',
    )
    await setStatus(id, 'cancelled', { returnUnits: 'yes' })
    expect(await stock()).toBe(candle.stock + 2)
    await setStatus(id, 'processing')
    expect(await stock()).toBe(candle.stock)
    await setStatus(id, 'cancelled')
    await running.shop.db.update(products).set({ stockQuantity: 1 }).where(eq(products.id, candle.id))
    expect((await setStatus(id, 'processing')).text).toContain(
      `Não há unidades suficientes para reabrir este pedido: ${candle.name} (precisa de 2, há 1).`,
    )
    expect(await orderRow(id)).toMatchObject({ status: 'cancelled', stockHeld: false })
  })

  test('of an order that is gone says so', async () => {
    expect((await fixture.answer(nobody, { intent: 'status', status: 'shipped' })).text).toContain(
      'Erro ao atualizar status do pedido. Pedido não encontrado',
    )
    const refund = await fixture.answer('/admin/pedidos/nenhum', { intent: 'refund' })
    expect(refund.status).toBe(404)
  })

  test('says that it failed when something unforeseen happened, and changes nothing', async () => {
    const { id } = await makeOrder(running.shop)
    await fixture.without('audit_entries', async () => {
      const failed = await setStatus(id, 'shipped')
      expect(failed.status).toBe(500)
      expect(failed.text).toContain('Erro ao atualizar status do pedido')
    })
    expect(await orderRow(id)).toMatchObject({ status: 'processing' })
  })

  test('cancelled with its refund gives the money back, once', async () => {
    const { orderNumber } = await placePaidOrder(running, 'reembolso@exemplo.com.br')
    const [order] = await running.shop.db.select().from(orders).where(eq(orders.orderNumber, orderNumber))
    const id = order?.id ?? ''
    expect(await fixture.page(`/admin/pedidos/${id}`)).toContain('Reembolsar')
    const cancelled = await setStatus(id, 'cancelled', { refund: 'on' })
    expect(cancelled.text).toContain('Status do pedido atualizado com sucesso')
    expect(cancelled.text).toContain('Reembolso feito. O cliente recebe um e-mail.')
    expect(await orderRow(id)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
    const refund = { intent: 'refund', how: 'all', reason: 'Desistiu', key: 'a form', seenRefunded: '0' }
    expect((await fixture.answer(`/admin/pedidos/${id}`, refund)).text).toContain(
      'Erro ao reembolsar pedido. Este pedido não tem pagamento para reembolsar.',
    )
  })

  test('gives back a candle with its freight, then the rest, and each once', async () => {
    const { orderNumber } = await placePaidOrder(running, 'parte@exemplo.com.br')
    const [order] = await running.shop.db.select().from(orders).where(eq(orders.orderNumber, orderNumber))
    const [path, total] = [`/admin/pedidos/${order?.id}`, order?.totalAmount ?? 0]
    const dialog = await fixture.page(`${path}?view=refund`)
    const itemId = /name="itemId" value="([^"]+)"/.exec(dialog)?.[1] ?? ''
    const stock = async () => (await findCandle(running, 'lavanda-camomila')).stock
    const before = await stock()
    const one = { intent: 'refund', how: 'lines', itemId, quantity: '1', extra: '5,00', restock: 'yes' }
    const part = { ...one, reason: 'Chegou trincada', key: 'one', seenRefunded: '0' }
    expect((await fixture.answer(path, { ...part, quantity: '3' })).text).toContain('Confira as quantidades')
    expect((await fixture.answer(path, { ...part, intent: 'record-refund' })).text).toContain(
      'Este pagamento passou pela operadora',
    )
    for (let press = 0; press < 2; press++)
      expect((await fixture.answer(path, part)).text).toContain('R$ 114,90 devolvidos.')
    expect(await orderRow(order?.id ?? '')).toMatchObject({ paymentStatus: 'paid', refundedAmount: 11490 })
    expect(await stock()).toBe(before + 1)
    const rest = { intent: 'refund', how: 'all', reason: 'Desistiu', key: 'two' }
    expect((await fixture.answer(path, { ...rest, seenRefunded: '0' })).status).toBe(409)
    expect((await fixture.answer(path, { ...rest, seenRefunded: '11490' })).status).toBe(200)
    expect(await orderRow(order?.id ?? '')).toMatchObject({
      paymentStatus: 'refunded',
      status: 'cancelled',
      refundedAmount: total,
    })
    expect(await stock()).toBe(before + 2)
  })
})

describe('papers', () => {
  test('the packing slip has images, no prices, no notes, and two sizes', async () => {
    const { id } = await makeOrder(running.shop, {
      notes: 'cliente antiga',
      trackingNumber: 'LUME148SP',
      items: Array.from({ length: 6 }, (_, index) => ({
        productId: null,
        name: `Vela ${index + 1}`,
        quantity: 1,
      })),
    })
    const slip = await fixture.page(`/admin/pedidos/${id}/etiqueta`)
    for (const words of ['Helena Martins', '02013-000', 'Vela 6', 'LUME148SP', 'folha 2 de 2', '6 velas'])
      expect(slip).toContain(words)
    expect(slip).not.toMatch(/R\$|cliente antiga/)
    expect(slip.match(/class="slip"/g)).toHaveLength(2)
    const large = await fixture.page(`/admin/pedidos/${id}/etiqueta?paper=a4`)
    expect(large.match(/class="slip"/g)).toHaveLength(1)
  })

  test('the accountant’s file is complete, by month, and runs no formula', async () => {
    await makeOrder(running.shop, {
      customerName: '=cmd|calc',
      createdAt: new Date('2026-09-10T15:00:00Z'),
      shippingActualCost: 2600,
    })
    await makeOrder(running.shop, { createdAt: new Date('2026-09-11T15:00:00Z'), paymentStatus: 'failed' })
    const response = await owner.get('/admin/pedidos.csv?month=2026-09&payments=settled')
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="pedidos-2026-09.csv"')
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    const file = await response.text()
    const lines = file.trim().split('\r\n')
    expect(lines[0]).toContain('Pedido;Data do pedido;Status do pedido')
    expect(file).toContain(`'=cmd|calc`)
    expect(file).toContain('"122,34"')
    expect(lines.slice(1).every((line) => line.includes('/09/2026'))).toBe(true)
    expect(file).not.toContain('Falhado')
    const all = await (await owner.get('/admin/pedidos.csv?month=2026-09&payments=all')).text()
    expect(all).toContain('Falhado')
    const everything = await owner.get('/admin/pedidos.csv')
    expect((await everything.text()).length).toBeGreaterThan(all.length)
  })
})

describe('the palette’s search', () => {
  test('answers with orders, products and customers', async () => {
    const found = await (await owner.get('/admin/busca?q=helena')).json()
    expect(found.orders[0]).toMatchObject({ customerName: 'Helena Martins' })
    expect(found.customers[0]).toMatchObject({ name: 'Helena Martins' })
    const candles = await (await owner.get('/admin/busca?q=jasmim')).json()
    expect(candles.products).toMatchObject([{ name: 'Jasmim da Noite', active: true }])
    expect(await (await owner.get('/admin/busca?q=he')).json()).toEqual({
      orders: [],
      products: [],
      customers: [],
    })
  })
})

describe('a shop without orders', () => {
  test('says so on the dashboard and in the list', async () => {
    await running.shop.db.delete(orders)
    expect(await fixture.page('/admin')).toContain('Nenhum pedido encontrado')
    expect(await fixture.page('/admin')).toContain('Nenhum pedido espera por você.')
    const list = await fixture.page('/admin/pedidos')
    expect(list).toContain('Nenhum pedido encontrado')
    expect(list).toContain('Assim que alguém comprar, o pedido aparece aqui.')
  })
})
