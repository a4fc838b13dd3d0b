import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { users } from '#accounts/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import { orderColumns } from '#orders/use-cases/order-rows.ts'
import { makeVoucherCode, showVoucherCode } from '#orders/vouchers/domain/voucher.ts'
import { vouchers } from '#orders/vouchers/schema.ts'
import { addDays } from '#platform/domain/calendar.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { loadSettings } from '#settings/use-cases/load-settings.ts'
import { CAIUBI, CAIUBI_LINES, TEST_CARD } from '../../lab/visitors/requests.ts'
import { makeOrder } from '../support/make-orders.ts'
import { emailsInQueue } from '../support/message-queue.ts'
import { readContent } from '../support/page-content.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import { addToCart, findCandle, newCustomer, setProduct } from '../support/shopping.ts'
import type { Visitor } from '../support/visitor.ts'

let running: RunningShop
let candle: Awaited<ReturnType<typeof findCandle>>
beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
  candle = await findCandle(running, 'lavanda-camomila')
  await setProduct(running, candle.id, { stockQuantity: 50 })
})
afterAll(() => running?.stop())

const press = (visitor: Visitor, fields: Record<string, string>, path = '/carrinho') =>
  visitor.send(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Accept: 'text/html', Referer: `${running.url}/carrinho` },
  })

const readCart = async (visitor: Visitor) => (await visitor.get('/carrinho')).text()

test('a coupon code is applied without a script, kept, and can be removed', async () => {
  const visitor = await newCustomer(running, 'cupom-1@exemplo.com.br')
  await addToCart(visitor, candle, 2)
  expect((await press(visitor, { intent: 'coupon', code: ' primavera ' })).status).toBe(302)
  for (const _ of [1, 2]) expect(await readCart(visitor)).toContain('Cupom PRIMAVERA')
  await press(visitor, { intent: 'drop-coupon' })
  const page = await readCart(visitor)
  expect(page).not.toContain('Cupom PRIMAVERA</dt>')
  expect(page).toContain('Tenho um cupom')
})

test('a wrong code comes back in its field, with the reason', async () => {
  const visitor = await newCustomer(running, 'cupom-2@exemplo.com.br')
  await addToCart(visitor, candle)
  const answer = await press(visitor, { intent: 'coupon', code: 'NAOEXISTE' })
  expect(answer.headers.get('Location')).toBe('/carrinho?cupom=NAOEXISTE#cupom')
  const page = await (await visitor.get('/carrinho?cupom=NAOEXISTE')).text()
  expect(page).toContain('value="NAOEXISTE"')
  expect(page).toContain('Não encontramos este cupom')
})

test('a guest’s code waits until they sign in', async () => {
  const guest = running.guest()
  await press(guest, { intent: 'coupon', code: 'primavera' })
  const typed = guest.cookie('lume_coupon') ?? ''
  expect(typed).toBe('PRIMAVERA')
  const visitor = await newCustomer(running, 'cupom-3@exemplo.com.br')
  await addToCart(visitor, candle, 2)
  visitor.setCookie('lume_coupon', typed)
  for (const _ of [1, 2]) expect(await readCart(visitor)).toContain('Cupom PRIMAVERA')
  expect(visitor.cookie('lume_coupon')).toBeFalsy()
})

test('containers are announced in the cart and counted by the owner, and the third makes a coupon', async () => {
  const email = 'potes@exemplo.com.br'
  const visitor = await newCustomer(running, email)
  await addToCart(visitor, candle)
  const [{ id } = { id: '' }] = await running.shop.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email))
  await press(visitor, { intent: 'pots', pots: '3' })
  expect(await readCart(visitor)).toContain('Depois da sua primeira compra')
  await makeOrder(running.shop, { userId: id, customerName: 'Ana Prado', customerEmail: email })
  await press(visitor, { intent: 'pots', pots: '3' })
  expect(await (await visitor.get('/perfil')).text()).toContain('Potes de volta')
  const owner = await running.administrator()
  expect(await (await owner.get('/admin/hoje')).text()).toContain('Ana Prado vai devolver 3 potes')
  const counted = { intent: 'count', pots: '3', requestKey: randomUUID() }
  for (const _ of [1, 2]) await press(owner, counted, `/admin/usuarios/${id}`)
  expect(await (await owner.get(`/admin/usuarios/${id}`)).text()).toContain('Virou um cupom de 10%')
  expect((await readCart(visitor)).match(/Potes de volta, 10%<\/dt>/g)).toHaveLength(1)
})

test('a shop that takes no containers back mentions it on no page and accepts none', async () => {
  const visitor = await newCustomer(running, 'sem-potes@exemplo.com.br')
  await addToCart(visitor, candle)
  const owner = await running.administrator()
  const promised = async () => {
    const pages = ['/produto/lavanda-camomila', '/termos', '/carrinho', '/perfil']
    const texts = await Promise.all(pages.map(async (path) => (await visitor.get(path)).text()))
    return texts.map((text) =>
      /Devolva 3 recipientes|Três recipientes nossos|potes vazios e limpos/.test(text),
    )
  }
  const turn = async (offered: Record<string, string>) => {
    const version = String((await loadSettings(running.shop)).versions.pots)
    await press(
      owner,
      { intent: 'save', section: 'pots', 'pots.version': version, ...offered },
      '/admin/loja',
    )
  }
  expect(await promised()).toEqual([true, true, true, true])
  await turn({})
  expect(await promised()).toEqual([false, false, false, false])
  await press(visitor, { intent: 'pots', pots: '3' })
  expect(await readCart(visitor)).toContain('A loja não está recebendo potes agora.')
  await turn({ 'pots.offered': 'yes' })
  expect(await promised()).toEqual([true, true, true, true])
})

test('the owner’s list comes first, the form with its address, and a coupon for the freight needs no amount', async () => {
  const owner = await running.administrator()
  const pageAt = async (query: string) => (await owner.get(`/admin/cupons${query}`)).text()
  expect(await pageAt('')).not.toContain('name="couponId" value=""')
  expect(await pageAt('?novo=1')).toContain('O frete inteiro')
  const sent = { intent: 'save', way: 'code', kind: 'freight', code: 'Frete Livre', requestKey: randomUUID() }
  expect((await press(owner, sent, '/admin/cupons')).status).toBe(302)
  expect(await pageAt('')).toContain('Código FRETELIVRE · Frete grátis')
})

describe('a vale-presente', () => {
  const read = async (answer: Response) => (await readContent(answer)).replaceAll('\u00a0', ' ')
  const pageOf = async (visitor: Visitor, path: string) => read(await visitor.get(path))

  async function bought(receiver: string, day = '') {
    const giver = running.guest()
    const [, key = ''] = /name="key" value="([^"]+)"/.exec(await pageOf(giver, '/vale-presente')) ?? []
    const people = { giverName: 'Helena', giverEmail: 'helena@exemplo.com.br', receiverName: 'Mãe' }
    const voucherFields = {
      way: 'email',
      receiverEmail: receiver,
      message: 'Quem escolhe é você.',
      when: day ? 'day' : 'now',
      day,
    }
    const sent = { key, amount: '15000', other: '', ...people, ...voucherFields }
    const answers = [await press(giver, sent, '/vale-presente'), await press(giver, sent, '/vale-presente')]
    const [link = '', again] = answers.map((answer) => answer.headers.get('Location') ?? '')
    expect(link).toBe(again)
    expect(await pageOf(giver, link)).toContain('Falta só o pagamento')
    expect(await emailsInQueue(running.shop.db, 'voucher:%')).not.toContainEqual(
      expect.objectContaining({ to: receiver }),
    )
    await press(giver, { intent: 'pix' }, link)
    expect((await press(giver, { intent: 'simulate' }, link)).headers.get('Location')).toBe(link)
    await press(giver, { intent: 'check' }, link)
    expect(await pageOf(giver, link)).toContain('O vale está pronto')
    if (day) return { giver, link, code: '' }
    const mail = (await emailsInQueue(running.shop.db, 'voucher:%')).find(({ to }) => to === receiver)
    const opened = (sealed: unknown) => running.shop.sealing.unseal('outbox-link', String(sealed)) ?? ''
    const code = opened(mail?.data.voucherCode)
    expect(opened(mail?.data.voucherUrl)).toBe(`${running.shop.config.siteUrl}/vale#${code}`)
    return { giver, link, code }
  }

  const open = (visitor: Visitor, code: string) => press(visitor, { code }, '/vale')

  async function buy(visitor: Visitor, email: string, quantity: number) {
    await addToCart(visitor, candle, quantity)
    const destination = { destinationAddress: 'Rua Caiubi, 318, São Paulo', address: CAIUBI }
    const quote = { ...destination, mode: 'TABELA', isExpress: false }
    const { body } = await visitor.call('calculate-frete-motoboy-sp', quote)
    return visitor.call('create-checkout', {
      cartItems: [{ product_id: candle.id, variant_id: candle.variantId, quantity }],
      customerInfo: { name: 'Ana Prado', email, address: CAIUBI_LINES },
      shippingInfo: { price: body.price, provider: 'Motoboy SP', service: 'TABELA', breakdown: {} },
      voucher: visitor.cookie('lume_voucher'),
    })
  }

  const listOrders = (email: string) =>
    running.shop.db
      .select(orderColumns)
      .from(orders)
      .where(eq(orders.customerEmail, email))
      .orderBy(orders.createdAt)

  test('is bought, opened, spent in two orders, and got back after the card', async () => {
    const { code } = await bought('mae@exemplo.com.br')
    const email = 'vale-1@exemplo.com.br'
    const visitor = await newCustomer(running, email)
    const opened = await open(visitor, code.toLowerCase())
    expect(opened.status).toBe(200)
    const card = await read(opened)
    for (const words of ['Mãe, este presente é seu', 'Quem escolhe é você.', 'De Helena', 'R$ 150,00'])
      expect(card).toContain(words)

    const covered = await buy(visitor, email, 1)
    expect(covered.body).toMatchObject({ code: 'already-paid', session_id: expect.any(String) })
    const [first] = await listOrders(email)
    expect(first).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'voucher', totalAmount: 0 })
    const left = 15000 - (first?.voucherAmount ?? 0)
    const inReais = `R$ ${(left / 100).toFixed(2).replace('.', ',')}`
    expect(await pageOf(visitor, '/vale')).toContain(inReais)

    running.setNow(new Date(running.shop.clock.now().getTime() + 60_000))
    const second = await buy(visitor, email, 2)
    expect(second.status).toBe(200)
    const test = TEST_CARD
    await visitor.call('/api/test-card', { client_secret: second.body.client_secret, ...test })
    await visitor.call('get-payment-status', { session_id: second.body.session_id })
    const [, paid] = await listOrders(email)
    expect(paid).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'card', voucherAmount: left })
    expect(await pageOf(visitor, '/vale')).toContain('R$ 0,00')

    const owner = await running.administrator()
    const refund = async (fields: Record<string, string>) => {
      await owner.post(`/admin/pedidos/${paid?.id}.data`, {
        intent: 'refund',
        reason: 'Desistiu',
        requestKey: randomUUID(),
        ...fields,
      })
      return (await listOrders(email))[1]
    }
    const byCard = paid?.totalAmount ?? 0
    const typed = (byCard / 100).toFixed(2).replace('.', ',')
    expect(await refund({ how: 'amount', amount: typed, seenRefunded: '0' })).toMatchObject({
      refundedAmount: byCard,
      voucherRefundedAmount: 0,
    })
    expect(await pageOf(visitor, '/vale')).toContain('R$ 0,00')
    expect(await refund({ how: 'all', seenRefunded: String(byCard) })).toMatchObject({
      paymentStatus: 'refunded',
      refundedAmount: byCard,
      voucherRefundedAmount: left,
    })
    expect(await pageOf(visitor, '/vale')).toContain(inReais)
  })

  test('shows its code only to people with the link of its order, until the owner blocks it', async () => {
    const { giver, link, code } = await bought('tia@exemplo.com.br')
    expect(await pageOf(giver, link)).toContain(code)
    const stranger = await newCustomer(running, 'vale-2@exemplo.com.br')
    for (const path of [link.split('?')[0] ?? '', link.slice(0, -1)]) {
      const answer = await stranger.get(path)
      expect([answer.status, (await answer.text()).includes(code)]).toEqual([404, false])
    }
    const resent = await press(stranger, { intent: 'resend-voucher' }, link.slice(0, -1))
    expect(await pageOf(stranger, resent.headers.get('Location') ?? '')).not.toContain('Enviamos o vale')
    const own = async () => (await emailsInQueue(running.shop.db, 'voucher:%')).map(({ to }) => to)
    expect((await own()).filter((to) => to === 'tia@exemplo.com.br')).toHaveLength(1)

    expect(await pageOf(stranger, '/vale')).toContain('Você tem um vale-presente?')
    await open(giver, code)
    const isForAunt = eq(vouchers.receiverEmail, 'tia@exemplo.com.br')
    const [voucher] = await running.shop.db.select().from(vouchers).where(isForAunt)
    const blocked = { intent: 'block', voucherId: voucher?.id ?? '', reason: 'perdido' }
    for (const helper of [stranger, await running.helper()])
      expect([302, 403, 404]).toContain((await press(helper, blocked, '/admin/vales')).status)
    expect(await pageOf(giver, '/vale')).toContain('este presente é seu')
    await press(await running.administrator(), blocked, '/admin/vales')
    expect(await pageOf(giver, '/vale')).toContain('Você tem um vale-presente?')
    const shown = await pageOf(giver, link)
    expect(shown).toContain('Este vale foi bloqueado.')
    expect(shown).not.toContain(code)
    const answers = await Promise.all(
      [code, showVoucherCode(makeVoucherCode(randomBytes))].map((each) => open(giver, each)),
    )
    for (const answer of answers) {
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([404, []])
      expect(await read(answer)).toContain('Não encontramos um vale com este código.')
    }
  })

  test('is changed by its giver until it was sent: a stale page and a wrong address keep what was typed', async () => {
    const today = isoDay(running.shop.clock.now())
    const { giver, link } = await bought('prima@exemplo.com.br', addDays(today, 9))
    const versionIn = (page: string) => /name="version" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const letter = {
      receiverName: 'Prima',
      way: 'email',
      receiverEmail: 'nova@exemplo.com.br',
      message: 'Oi.',
    }
    const change = (version: string, fields: Record<string, string> = {}) =>
      press(
        giver,
        { intent: 'change-voucher', version, ...letter, when: 'day', day: addDays(today, 4), ...fields },
        link,
      )
    const first = versionIn(await pageOf(giver, link))
    const wrong = await change(first, { receiverEmail: 'nova@' })
    expect(wrong.status).toBe(409)
    const reread = await read(wrong)
    for (const words of ['Confira o e-mail de quem recebe.', 'value="nova@"', 'value="Prima"'])
      expect(reread).toContain(words)
    expect((await change(first)).status).toBe(302)
    expect(await pageOf(giver, link)).toContain('Vai para nova@exemplo.com.br')
    const stale = await change(first, { receiverName: 'Vizinha' })
    const answer = await read(stale)
    expect([stale.status, answer.includes('Este vale foi alterado em outra janela.')]).toEqual([409, true])
    expect(answer).toContain('value="Vizinha"')

    const stranger = running.guest()
    expect(
      (await press(stranger, { intent: 'change-voucher', version: first }, link.slice(0, -1))).status,
    ).toBe(302)
    expect((await change(versionIn(answer), { when: 'now' })).status).toBe(302)
    const sent = await pageOf(giver, link)
    expect(sent).toContain('Enviado para nova@exemplo.com.br')
    expect(versionIn(sent), 'nothing to change any more').toBe('')
    const late = await change(versionIn(answer))
    expect([
      late.status,
      (await emailsInQueue(running.shop.db, 'voucher:%')).filter(({ to }) => to === letter.receiverEmail)
        .length,
    ]).toEqual([409, 1])
  })

  test('bought with an account is found at its order, and shows its page there', async () => {
    const { link } = await bought('irma@exemplo.com.br')
    const visitor = await newCustomer(running, 'vale-4@exemplo.com.br')
    const [, number = ''] = /\/pedido\/([^?]+)/.exec(link) ?? []
    for (const path of [`/pedidos/${number}`, `/pedidos/${number}/pagar`])
      expect((await visitor.get(path)).status).toBe(404)
    const [{ id } = { id: '' }] = await running.shop.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, 'vale-4@exemplo.com.br'))
    await running.shop.db.update(orders).set({ userId: id }).where(eq(orders.orderNumber, number))
    for (const path of [`/pedidos/${number}`, `/pedidos/${number}/pagar`])
      expect((await visitor.get(path)).headers.get('Location')).toBe(link)
    const history = await pageOf(visitor, '/pedidos')
    expect(history).toContain(number)
    expect(history, 'no candles').not.toMatch(/Avaliar as velas|Pedir Novamente|Algo chegou errado|1 vela/)
  })

  test('is shown to a guest while they shop, until they remove it or it is used', async () => {
    const { code } = await bought('neta@exemplo.com.br')
    const guest = running.guest()
    const inSight = 'Seu vale-presente tem <b class="num">R$ 150,00</b>'
    const pages = ['/', '/produtos', '/produto/lavanda-camomila', '/carrinho']
    for (const path of pages) expect(await pageOf(guest, path)).not.toContain('Seu vale-presente tem')
    await open(guest, code)
    for (const path of pages) expect(await pageOf(guest, path)).toContain(inSight)
    expect(await pageOf(running.guest(), '/'), 'nobody else sees it').not.toContain('Seu vale-presente tem')
    const made = running.guest()
    made.setCookie('lume_voucher', 'made-up')
    expect(await pageOf(made, '/')).not.toContain('Seu vale-presente tem')
    await press(guest, { intent: 'drop-voucher' })
    expect(guest.cookie('lume_voucher')).toBeFalsy()
    expect(await pageOf(guest, '/')).not.toContain('Seu vale-presente tem')

    const email = 'vale-5@exemplo.com.br'
    const visitor = await newCustomer(running, email)
    await open(visitor, code)
    expect(await pageOf(visitor, '/produtos')).toContain(inSight)
    await press(visitor, {}, '/sair')
    expect(visitor.cookie('lume_voucher')).toBeFalsy()

    const again = await running.signedIn(email)
    await open(again, code)
    const second = await buy(again, email, 3)
    const card = TEST_CARD
    await again.call('/api/test-card', { client_secret: second.body.client_secret, ...card })
    await again.call('get-payment-status', { session_id: second.body.session_id })
    expect(await pageOf(again, '/')).not.toContain('Seu vale-presente tem')
    await readCart(again)
    expect(again.cookie('lume_voucher')).toBeFalsy()
  })

  test('is no coupon if it is mistyped: its code is in no URL and stays in its field', async () => {
    const typed = 'ABCD-EFGH-JKLM-NPQ2'
    const [visitor, guest] = [await newCustomer(running, 'vale-3@exemplo.com.br'), running.guest()]
    for (const each of [visitor, guest]) {
      const answer = await press(each, { intent: 'coupon', code: typed })
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/carrinho'])
      expect(each.cookie('lume_coupon')).toBeUndefined()
      expect(await readCart(each)).toContain('Este código não está completo ou tem uma letra trocada.')
    }
    expect(await read(await open(guest, typed))).toContain(`value="${typed}"`)
  })

  test('cannot be guessed: after twenty wrong codes the page shows when to retry, even for the right one', async () => {
    const { code } = await bought('avo@exemplo.com.br')
    const guest = running.guest()
    const guess = () => open(guest, makeVoucherCode(randomBytes))
    let answer = await guess()
    for (let tries = 0; answer.status === 404 && tries < 25; tries++) answer = await guess()
    expect(answer.status).toBe(429)
    expect(await read(answer)).toMatch(/Tente (de novo|novamente)/)
    expect((await open(guest, code)).status).toBe(429)
    expect((await guest.post('/carrinho.data', { intent: 'coupon', code })).status).toBe(429)
  })
})
