import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { formatBrl } from '#platform/domain/money.ts'
import { makeOrder } from '../support/make-orders.ts'
import { readContent } from '../support/page-content.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import type { Visitor } from '../support/visitor.ts'

let running: RunningShop
let owner: Visitor
beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
  owner = await running.administrator()
  await makeOrder(running.shop, {
    createdAt: new Date('2020-03-10T15:00:00Z'),
    items: [{ productId: null, name: '=HYPERLINK("x")', quantity: 2 }],
  })
})
afterAll(() => running?.stop())

const textOf = async (path: string) => (await owner.get(path)).text()
const pageOf = async (path: string) => readContent(await owner.get(path))
const MARCH = '/admin/relatorios?month=2020-03'

describe('a report', () => {
  test('shows the month in its URL, with the costs that its profit leaves out', async () => {
    const page = await pageOf(MARCH)
    expect(page).toContain('Março de 2020, mês fechado')
    expect(page).toContain(formatBrl(2 * 8990))
    expect(page).toContain('sem vendas em fevereiro')
    expect(page).toContain('Não entram neste cálculo: taxas do cartão e do Pix')
    expect(page).toContain('2 velas não têm custo informado')
  })

  test('counts a payment of the same moment, and shows an empty period as empty', async () => {
    expect(await pageOf('/admin/relatorios?month=2020-04')).toContain('Nenhuma venda neste período')
    await makeOrder(running.shop, { createdAt: new Date('2020-04-01T15:00:00Z') })
    expect(await pageOf('/admin/relatorios?month=2020-04')).not.toContain('Nenhuma venda')
  })

  test('ignores invalid filters in its address', async () => {
    for (const query of [
      'month=2020-99',
      'from=2020-13-40&to=x',
      'from=9999-12-31&to=0001-01-01',
      'month=0000-01',
    ])
      expect((await owner.get(`/admin/relatorios?${query}`)).status, query).toBe(200)
  })
})

describe('its files', () => {
  const file = (name: string) => textOf(`/admin/relatorios.csv?file=${name}&month=2020-03`)

  test.each([
    ['resumo', /Lucro[^;]*;"\d+,\d\d"/],
    ['dias', /10\/03\/2020;1;2;"179,80";"0,00";"32,44";"0,00";"0,00";"212,24"/],
    ['pagamentos', /Cartão;1;"212,24"/],
    ['bairros', /Santana;1;"212,24"/],
    ['itens', /10\/03\/2020;LC-[^;]+;Pago;Cartão;Santana;/],
    ['reembolsos', /Dia do reembolso/],
    ['kits', /Kits vendidos/],
    ['vales', /Vale, final do código/],
  ])('%s', async (name, expected) => {
    expect(await file(name)).toMatch(expected)
  })

  test('are no formulas', async () => {
    for (const name of ['velas', 'itens']) expect(await file(name)).toContain(`"'=HYPERLINK(""x"")"`)
  })
})

describe('customers', () => {
  test('are found by a piece of their name, each with a page', async () => {
    const { rows } = await running.shop.db.execute<{ id: string; name: string; email: string }>(
      sql`select u.id, p.full_name as name, u.email from users u join profiles p on p.user_id = u.id
        join orders o on o.user_id = u.id limit 1`,
    )
    const { id = '', name = '', email = '' } = rows[0] ?? {}
    const list = await pageOf(`/admin/usuarios?search=${encodeURIComponent(email)}`)
    expect(list).toMatch(/<h1>Clientes<\/h1>/)
    expect(list).toContain('Em breve - Gestão de Usuários')
    expect(list).toContain(name)
    expect(list).toContain('1 pessoa')
    const page = await pageOf(`/admin/usuarios/${id}`)
    for (const part of [`mailto:${email}`, 'O que já levou', 'Favoritas', 'Avaliações', 'Potes de volta'])
      expect(page).toContain(part)
    expect(await textOf('/admin/usuarios.csv')).toContain(email)
    expect(await pageOf('/admin/usuarios?search=ninguem')).toContain('Ninguém encontrado')
  })

  test('without an account have a page by phone number, and are no formula in the export', async () => {
    await makeOrder(running.shop, {
      userId: null,
      origin: 'instagram',
      customerName: '=HYPERLINK("x")',
      customerEmail: '',
      customerPhone: '+55 (11) 95555-0101',
      notes: 'Portaria recebe',
      createdAt: new Date('2021-03-10T15:00:00Z'),
    })
    expect(await pageOf('/admin/usuarios?segment=away')).toContain(
      '/admin/usuarios/contato?contact=11955550101',
    )
    const page = await pageOf('/admin/usuarios/contato?contact=11955550101')
    for (const part of ['https://wa.me/5511955550101', 'Compra sem conta', 'Portaria recebe', '1×'])
      expect(page).toContain(part)
    const file = await owner.get('/admin/usuarios.csv?segment=away')
    expect(file.headers.get('content-disposition')).toContain('clientes-seis-meses-')
    const text = await file.text()
    expect(text).toContain('Aceita novidades')
    expect(text).toMatch(
      /"'=HYPERLINK\(""x""\)";;'\+55 \(11\) 95555-0101;10\/03\/2021;1;"122,34";10\/03\/2021;;;não;sim/,
    )
  })

  test('have a note that only the owner sees', async () => {
    const { rows } = await running.shop.db.execute<{ id: string }>(sql`select id from users limit 1`)
    const address = `/admin/usuarios/${rows[0]?.id}`
    const sent = { intent: 'note', seen: '', note: 'Prefere depois\r\ndas 14h' }
    expect(await (await owner.post(`${address}.data`, sent)).text()).toContain('Anotação salva')
    expect(await pageOf(address)).toContain('Prefere depois\ndas 14h')
    const late = await owner.post(`${address}.data`, { ...sent, note: 'Outra' })
    expect(await late.text()).toContain('mudou em outra janela')
  })
})

test('the whole history is searched for an order’s number', async () => {
  const { rows } = await running.shop.db.execute<{ number: string }>(
    sql`select order_number as number from orders o join audit_entries e on e.entity_id = o.id::text limit 1`,
  )
  const number = rows[0]?.number ?? ''
  const page = await pageOf(`/admin/historico?search=${number}`)
  expect(page).toContain(number)
  expect(page).toMatch(/Status alterado|Custo real do frete informado/)
  expect(await pageOf('/admin/historico?search=nada-disso')).toContain('Nada encontrado')
})
