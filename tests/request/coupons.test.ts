import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { users } from '#database/schema/accounts.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import { makeOrder } from '../support/make-orders.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import { addToCart, findCandle, newCustomer } from '../support/shopping.ts'
import type { Visitor } from '../support/visitor.ts'

let running: RunningShop
let candle: Awaited<ReturnType<typeof findCandle>>
beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
  candle = await findCandle(running, 'lavanda-camomila')
})
afterAll(() => running?.stop())

/** A press before, or without, a script. */
const press = (visitor: Visitor, fields: Record<string, string>, path = '/carrinho') =>
  visitor.send(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Accept: 'text/html', Referer: `${running.url}/carrinho` },
  })

const cartOf = async (visitor: Visitor) => (await visitor.get('/carrinho')).text()

test('a code takes its part off the cart without a script, stays, and can be taken out', async () => {
  const visitor = await newCustomer(running, 'cupom-1@exemplo.com.br')
  await addToCart(visitor, candle, 2)
  expect((await press(visitor, { intent: 'coupon', code: ' primavera ' })).status).toBe(302)
  for (const _ of [1, 2]) expect(await cartOf(visitor)).toContain('Cupom PRIMAVERA')
  await press(visitor, { intent: 'drop-coupon' })
  const page = await cartOf(visitor)
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

test('a guest’s code waits until she signs in', async () => {
  const guest = running.guest()
  await press(guest, { intent: 'coupon', code: 'primavera' })
  const typed = guest.cookie('lume_coupon') ?? ''
  expect(typed).toBe('PRIMAVERA')
  const visitor = await newCustomer(running, 'cupom-3@exemplo.com.br')
  await addToCart(visitor, candle, 2)
  visitor.setCookie('lume_coupon', typed)
  for (const _ of [1, 2]) expect(await cartOf(visitor)).toContain('Cupom PRIMAVERA')
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
  expect(await cartOf(visitor)).toContain('Depois da sua primeira compra')
  await makeOrder(running.shop, { userId: id, customerName: 'Ana Prado', customerEmail: email })
  await press(visitor, { intent: 'pots', pots: '3' })
  expect(await (await visitor.get('/perfil')).text()).toContain('Potes de volta')
  const owner = await running.administrator()
  expect(await (await owner.get('/admin/hoje')).text()).toContain('Ana Prado vai devolver 3 potes')
  const counted = { intent: 'count', pots: '3', requestKey: randomUUID() }
  for (const _ of [1, 2]) await press(owner, counted, `/admin/usuarios/${id}`)
  expect(await (await owner.get(`/admin/usuarios/${id}`)).text()).toContain('Virou um cupom de 10%')
  expect((await cartOf(visitor)).match(/Potes de volta, 10%<\/dt>/g)).toHaveLength(1)
})

test('where the owner takes no containers back, no page speaks of it, and none are announced', async () => {
  const visitor = await newCustomer(running, 'sem-potes@exemplo.com.br')
  await addToCart(visitor, candle)
  const owner = await running.administrator()
  const promised = async () => {
    const pages = ['/produto/lavanda-camomila', '/termos', '/carrinho', '/perfil']
    const texts = await Promise.all(pages.map(async (path) => (await visitor.get(path)).text()))
    return texts.map((text) =>
      /Devolva 3 recipientes|Três recipientes nossos|recipientes vazios e limpos/.test(text),
    )
  }
  const turn = async (offered: Record<string, string>) => {
    const version = String((await loadSettings(running.shop)).versions.pots)
    await press(owner, { intent: 'save', section: 'pots', version, ...offered }, '/admin/loja')
  }
  expect(await promised()).toEqual([true, true, true, true])
  await turn({})
  expect(await promised()).toEqual([false, false, false, false])
  await press(visitor, { intent: 'pots', pots: '3' })
  expect(await cartOf(visitor)).toContain('A loja não está recebendo potes agora.')
  await turn({ offered: 'yes' })
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
