import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import type { JobQueue } from '#app/jobs/job-queue.ts'
import { products } from '#catalogue/products/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import { recordFinding } from '#orders/use-cases/record-finding.ts'
import { backOfficeFixture, MISSING_ORDER } from '../support/back-office-fixture.ts'
import { makeOrder } from '../support/make-orders.ts'
import { giveUpEmails } from '../support/message-queue.ts'
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
      'Margem do frete',
      'Ver em tabela',
    ])
      expect(page).toContain(words)
    expect(page.match(/class="kpi grid g1"/g)).toHaveLength(4)
    for (const target of ['/admin/produtos', '/admin/categorias', '/admin/pedidos'])
      expect(page).toContain(`href="${target}"`)
  })

  test('covers the period in its URL', async () => {
    expect(await fixture.page('/admin?period=7')).toContain(
      'últimos 7 dias, o que foi pago, sem o que foi devolvido; linha: média de 7 dias',
    )
    expect(await fixture.page('/admin?period=90')).toContain(
      'últimos 90 dias, o que foi pago, sem o que foi devolvido; linha: média de 7 dias',
    )
    expect(await fixture.page('/admin?period=1000')).toContain(
      'últimos 30 dias, o que foi pago, sem o que foi devolvido; linha: média de 7 dias',
    )
  })

  test('shows what the reconciler could not repair until the owner has dealt with it', async () => {
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
    const list = await fixture.page('/admin/pedidos')
    expect(list).toContain('estoque não confere')
    expect(list.indexOf('Status das Automações')).toBeLessThan(list.indexOf('Buscar por número'))
    const findingId = /name="findingId" value="([^"]+)"/.exec(page)?.[1] ?? ''
    expect(await fixture.answer('/admin', { intent: 'resolve', findingId })).toMatchObject({ status: 200 })
    expect((await fixture.answer('/admin', { intent: 'resolve', findingId })).text).toContain(
      'Este ponto já tinha sido resolvido.',
    )
    expect(await fixture.page('/admin')).not.toContain('Estoque não confere com os lançamentos')
  })

  test('shows a message that did not leave until the owner has it tried again', async () => {
    const { boss } = running.shop.outbox as JobQueue
    await boss.send('dead-letters', { key: 'welcome:1', email: {} })
    await giveUpEmails(running.shop.db, 'welcome:1')
    const page = await fixture.page('/admin')
    expect(page).toContain('Mensagens que não saíram')
    expect(page).toContain('E-mail de boas-vindas')
    const jobId = /name="jobId" value="([^"]+)"/.exec(page)?.[1] ?? ''
    expect((await fixture.answer('/admin', { intent: 'retry', jobId })).text).toContain(
      'Vamos tentar enviar de novo',
    )
    expect((await fixture.answer('/admin', { intent: 'retry', jobId })).text).toContain(
      'Esta mensagem não está mais na fila.',
    )
    expect(await fixture.page('/admin')).not.toContain('Mensagens que não saíram')
    const failure = vi
      .spyOn(running.shop.outbox, 'redeliver')
      .mockRejectedValueOnce(new Error('as the test says'))
    expect(await fixture.answer('/admin', { intent: 'retry', jobId })).toMatchObject({
      status: 500,
      text: expect.stringContaining('Não foi possível tentar de novo.'),
    })
    failure.mockRestore()
  })
})

describe('the list of orders', () => {
  test('shows each order’s state, the automations and the next steps', async () => {
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
      '<th scope="col">Pagamento</th>',
    ])
      expect(page).toContain(words)
    // The automations panel is below the list unless an automation failed.
    expect(page.indexOf('Status das Automações')).toBeGreaterThan(page.indexOf('orders__table'))
  })

  test('finds by number, name and e-mail, and filters by both statuses', async () => {
    const order = await makeOrder(running.shop, {
      customerName: 'Íris Sant’Anna',
      customerEmail: 'iris.santanna@exemplo.com.br',
      status: 'shipped',
      trackingNumber: 'LUME777SP',
    })
    const orderPath = `/admin/pedidos/${order.id}`
    for (const search of [order.orderNumber, 'iris', 'iris.santanna@'])
      expect(await fixture.page(`/admin/pedidos?search=${encodeURIComponent(search)}`)).toContain(orderPath)
    expect(await fixture.page('/admin/pedidos?search=iris&status=shipped&payment=paid')).toContain(
      'Rastreio LUME777SP',
    )
    const emptyPage = await fixture.page('/admin/pedidos?search=iris&payment=failed')
    expect(emptyPage).toContain('Nenhum pedido encontrado')
    expect(emptyPage).toContain('Tente ajustar os filtros de busca')
  })

  test('goes on to older orders and back by the order at the page’s edge', async () => {
    const first = await fixture.page('/admin/pedidos')
    expect(first).not.toContain('Mais recentes')
    const older = /href="(\/admin\/pedidos\?olderThan=[^"]+)"/.exec(first)?.[1] ?? ''
    const second = await fixture.page(older)
    expect(second).toContain('Mais recentes')
    const numbers = (page: string) =>
      [...page.matchAll(/orow__no[^>]*>(?:<span[^>]*>)?([^<]+)</g)].map(([, number]) => number)
    expect(numbers(first)).toHaveLength(25)
    expect(numbers(first).filter((number) => numbers(second).includes(number))).toEqual([])
  })

  test('shows an error if the orders cannot be read', async () => {
    await fixture.without('order_items', async () => {
      expect(await fixture.page(MISSING_ORDER)).not.toContain('O que aconteceu')
    })
    await fixture.without('stock_movements', async () => {
      const response = await owner.get('/admin/pedidos')
      expect(response.status).toBe(500)
      expect(await response.text()).toContain('Erro ao carregar pedidos')
    })
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

describe('a shop without orders', () => {
  test('shows the empty state on the dashboard and in the list', async () => {
    await running.shop.db.delete(orders)
    expect(await fixture.page('/admin')).toContain('Nenhum pedido encontrado')
    expect(await fixture.page('/admin')).toContain('Nenhum pedido espera por você.')
    const list = await fixture.page('/admin/pedidos')
    expect(list).toContain('Nenhum pedido encontrado')
    expect(list).toContain('Assim que alguém comprar, o pedido aparece aqui.')
  })
})
