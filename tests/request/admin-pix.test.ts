import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { orders, payments } from '#orders/schema/orders.ts'
import { orderColumns } from '#orders/use-cases/order-rows.ts'
import { decimalFromCentavos, formatBrl } from '#platform/domain/money.ts'
import { backOfficeFixture, startOrder } from '../support/back-office-fixture.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import type { Visitor } from '../support/visitor.ts'

let running: RunningShop
let owner: Visitor
let fixture: ReturnType<typeof backOfficeFixture>
beforeAll(async () => {
  const ownKey = { PIX_KEY: '+5511987654321', PIX_NAME: 'Lume & Coco', PIX_CITY: 'São Paulo' }
  running = await startSeededShop(inject('seededShop'), ownKey)
  owner = await running.administrator()
  fixture = backOfficeFixture(running, owner)
})
afterAll(() => running?.stop())

async function awaitPix() {
  const { started } = await startOrder(running, `${randomUUID()}@exemplo.com.br`, 'pix')
  const number = String(started.order_number)
  const [row] = await running.shop.db
    .select({
      id: orders.id,
      attemptId: payments.id,
      txid: payments.reference,
      amount: payments.amount,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.orderNumber, number))
  if (!row) throw new Error(JSON.stringify(started))
  return { ...row, number }
}

const orderRow = async (id: string) =>
  (await running.shop.db.select(orderColumns).from(orders).where(eq(orders.id, id)))[0]

const press = (fields: Record<string, string>) => fixture.answer('/admin/pix', fields)
const confirm = (...seenIds: string[]) => {
  const form = new FormData()
  form.set('intent', 'confirm')
  for (const each of seenIds) form.append('seen', each)
  return answerTo(form)
}
const upload = (text: string | null) => {
  const form = new FormData()
  form.set('intent', 'statement')
  form.set('file', new File(text === null ? [] : [text], text === null ? '' : 'extrato.csv'))
  return answerTo(form)
}
async function answerTo(form: FormData) {
  const response = await owner.post('/admin/pix.data', form)
  return { status: response.status, text: (await response.text()).replaceAll('\u00a0', ' ') }
}

describe('Pix to the owner’s own key', () => {
  test('wait on a page of their own, with all that the owner needs to find them in their bank', async () => {
    const pix = await awaitPix()
    const page = await fixture.page('/admin/pix')
    for (const words of [
      'Pix a conferir',
      'Ana Prado',
      pix.number,
      `Identificador ${pix.txid}`,
      formatBrl(pix.amount).replaceAll('\u00a0', ' '),
      'Extrato do banco',
    ])
      expect(page).toContain(words)
    expect(page).toMatch(/faltam \d/)
    expect(await fixture.page('/admin')).toMatch(/href="\/admin\/pix"/)
  })

  test('are confirmed many by one press, once', async () => {
    const [one, two] = [await awaitPix(), await awaitPix()]
    for (let time = 0; time < 2; time++)
      expect(await confirm(one.attemptId, two.attemptId)).toMatchObject({
        status: 200,
        text: expect.stringContaining('2 Pix confirmados'),
      })
    for (const { id } of [one, two])
      expect(await orderRow(id)).toMatchObject({ paymentStatus: 'paid', status: 'processing' })
    const history = await fixture.page(`/admin/pedidos/${one.id}`)
    expect(history.match(/Pix conferido no banco/g)?.length).toBe(2)
  })

  test('are named one by one when something is wrong with some of them', async () => {
    const pix = await awaitPix()
    const mixed = await confirm(pix.attemptId, randomUUID(), 'nonsense')
    expect(mixed.text).toContain('1 de 3 Pix confirmados')
    expect(mixed.text).toContain('Este Pix não foi encontrado.')
  })

  test('are refused in words where none is ticked, or none of them exists', async () => {
    expect(await confirm()).toMatchObject({
      status: 409,
      text: expect.stringContaining('Marque ao menos um Pix.'),
    })
    expect(await confirm(randomUUID())).toMatchObject({ status: 409 })
  })

  test('lead back to the page when the form is sent before its script came', async () => {
    const pix = await awaitPix()
    const response = await owner.send('/admin/pix', {
      method: 'POST',
      headers: { Accept: 'text/html' },
      body: new URLSearchParams({ intent: 'confirm', seen: pix.attemptId }),
    })
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/admin/pix'])
    expect((await owner.post('/admin/pix', { intent: 'nonsense' })).status).toBe(400)
  })

  test('are taken back for ten minutes, with a reason, once', async () => {
    const pix = await awaitPix()
    await confirm(pix.attemptId)
    expect(await fixture.page('/admin/pix')).toContain('Confirmados há pouco')
    expect(await fixture.page(`/admin/pedidos/${pix.id}`)).toContain('Desfazer')
    const takeBack = { intent: 'take-back', orderId: pix.id, reason: 'Confirmei o pedido errado' }
    expect((await press(takeBack)).text).toContain('Confirmação desfeita')
    expect(await orderRow(pix.id)).toMatchObject({ paymentStatus: 'pending', status: 'pending' })
    expect(await press(takeBack)).toMatchObject({
      status: 409,
      text: expect.stringContaining('A confirmação só pode ser desfeita nos primeiros dez minutos'),
    })
    expect(await fixture.page(`/admin/pedidos/${pix.id}`)).toContain('Confirmei o pedido errado')
    await confirm(pix.attemptId)
    const start = running.shop.clock.now()
    running.setNow(new Date(start.getTime() + 11 * 60_000))
    expect(await press(takeBack)).toMatchObject({ status: 409 })
    running.setNow(start)
  })

  test('stay unpaid with too little money, and the owner sees the next step', async () => {
    const pix = await awaitPix()
    const low = { intent: 'confirm', seen: pix.attemptId, received: '10,00' }
    expect((await press({ ...low, received: 'dez' })).text).toContain('Informe o valor que chegou.')
    expect(await press(low)).toMatchObject({
      status: 200,
      text: expect.stringContaining('O valor é menor que o do pedido'),
    })
    expect(await orderRow(pix.id)).toMatchObject({ paymentStatus: 'pending' })
    for (const path of ['/admin', `/admin/pedidos/${pix.id}`]) {
      const page = await fixture.page(path)
      expect(page).toContain('Pix recebido a menos')
      expect(page).toContain('Chegaram R$ 10,00 de R$')
      expect(page).toContain('Peça o que falta a Ana Prado')
    }
  })
})

describe('the statement of the owner’s bank', () => {
  test.each([
    [null, 'Escolha o arquivo do extrato.'],
    ['nome;idade\nAna;3', 'Não conseguimos ler este arquivo.'],
    ['Data;Descrição;Valor\n12/11/2026;Pix enviado;-10,00', 'Não há nenhuma entrada neste extrato.'],
    ['x'.repeat(2 * 1024 * 1024 + 1), 'O arquivo passa de 2 MB.'],
  ])('that is invalid is refused with a message (%#)', async (text, sentence) => {
    expect(await upload(text)).toMatchObject({ status: 409, text: expect.stringContaining(sentence) })
  })

  test('proposes, lists what does not match, and serves once', async () => {
    const [one, two] = [await awaitPix(), await awaitPix()]
    const amount = decimalFromCentavos(one.amount).replace('.', ',')
    const csv = `Data;Descrição;Valor\n15/11/2026;Pix recebido ${one.txid};${amount}\n15/11/2026;Pix recebido MARCOS PIRES;77,77\n`
    expect((await upload(csv)).text).toContain('2 entradas novas')
    expect((await upload(csv)).text).toContain('2 já conhecidas')
    expect(await orderRow(one.id)).toMatchObject({ paymentStatus: 'pending' })
    const page = await fixture.page('/admin/pix')
    for (const words of [
      'Prováveis correspondências',
      'mesmo identificador',
      'Entradas sem pedido',
      'MARCOS PIRES',
    ])
      expect(page).toContain(words)
    const seenMatch = new RegExp(`${one.attemptId}\\.([0-9a-f-]{36})`).exec(page)
    expect((await confirm(seenMatch?.[0] ?? '')).text).toContain('1 Pix confirmado')
    const again = { intent: 'confirm', seen: two.attemptId, bankEntryId: seenMatch?.[1] ?? '' }
    expect((await press(again)).text).toContain('Esta linha do extrato já foi usada em outro pedido.')
    expect(await orderRow(two.id)).toMatchObject({ paymentStatus: 'pending' })
  })
})

describe('a transfer that the owner returns from their own bank', () => {
  async function refundForm() {
    const pix = await awaitPix()
    await confirm(pix.attemptId)
    const path = `/admin/pedidos/${pix.id}`
    const part = {
      how: 'amount',
      amount: '10,00',
      reason: 'Chegou trincada',
      requestKey: randomUUID(),
      seenRefunded: '0',
    }
    const record = (more = {}) => fixture.answer(path, { intent: 'record-refund', ...part, ...more })
    return { pix, path, record }
  }

  test('is recorded on the order, once for each form, against what the owner saw', async () => {
    const { pix, path, record } = await refundForm()
    expect(await fixture.page(`${path}?view=refund`)).toContain('Registrar devolução')
    for (let time = 0; time < 2; time++)
      expect(await record()).toMatchObject({
        status: 200,
        text: expect.stringContaining('Devolução de R$ 10,00 registrada.'),
      })
    expect(await record({ requestKey: randomUUID() })).toMatchObject({
      status: 409,
      text: expect.stringContaining('Algo foi devolvido em outra janela.'),
    })
    expect(await orderRow(pix.id)).toMatchObject({ paymentStatus: 'paid', refundedAmount: 1000 })
    const page = await fixture.page(path)
    for (const words of ['Já devolvido', 'Fica com a loja', 'Chegou trincada']) expect(page).toContain(words)
  })

  test.each([
    ['by the shop’s own way', { intent: 'refund' }, 'Este dinheiro está com você'],
    ['without a reason', { reason: ' ' }, 'Informe o motivo do reembolso.'],
    ['of more than came', { amount: '9999' }, 'passa do que ainda pode ser devolvido'],
  ])('is refused in words %s', async (_what, fields, sentence) => {
    const { record } = await refundForm()
    expect((await record(fields)).text).toContain(sentence)
  })
})

describe('the discount for Pix', () => {
  const save = (percent: string, version: string) => fixture.answer('/admin/pagamento', { percent, version })

  test.each(['31', '4,5'])('is refused at %s per cent', async (percent) => {
    expect(await save(percent, '0')).toMatchObject({
      status: 409,
      text: expect.stringContaining('O desconto vai de 0 a 30%'),
    })
  })

  test('is stored with its author, and an outdated window is refused', async () => {
    expect(await fixture.page('/admin/pagamento')).toContain('direto na sua chave Pix')
    expect(await save('5', '0')).toMatchObject({
      status: 200,
      text: expect.stringContaining('Desconto salvo'),
    })
    expect(await save('9', '0')).toMatchObject({
      status: 409,
      text: expect.stringContaining('mudaram em outra janela'),
    })
    const page = await fixture.page('/admin/pagamento')
    expect(page).toContain('value="5"')
    expect(page).toContain('alterou o desconto no Pix')
    expect(page).toContain('<ins>5</ins>')
  })
})
