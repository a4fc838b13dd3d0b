import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import { cartOf, findCandle, newCustomer, send } from '../support/shopping.ts'
import type { Visitor } from '../support/visitor.ts'

/** The same form arrives twice under one key, as when its first answer was lost on the way. */
let running: RunningShop
beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
})
afterAll(() => running?.stop())

async function twice(visitor: Visitor, path: string, fields: Record<string, string>) {
  const keyed = { ...fields, requestKey: randomUUID() }
  const answers = [await send(visitor, path, keyed), await send(visitor, path, keyed)]
  return Promise.all(answers.map(async (answer) => ({ status: answer.status, text: await answer.text() })))
}

const isDone = async (visitor: Visitor, requestKey: string) =>
  (await visitor.call('find-request-answer', { requestKey })).body.done

describe('a form that arrives twice under one key', () => {
  test('adds one candle, and says both times that it is in the cart', async () => {
    const email = 'duas@exemplo.com.br'
    const visitor = await newCustomer(running, email)
    const { id, variantId } = await findCandle(running, 'canela-laranja')
    const add = { intent: 'add', productId: id, variantId: variantId ?? '', quantity: '1' }
    for (const { text } of await twice(visitor, '/carrinho', add))
      expect(text).toContain('Produto adicionado ao carrinho')
    expect(await cartOf(running, email)).toMatchObject([{ quantity: 1 }])
    await send(visitor, '/carrinho', { ...add, requestKey: randomUUID() })
    expect(await cartOf(running, email)).toMatchObject([{ quantity: 2 }])
  })

  test('fills the heart, and says both times that it did', async () => {
    const visitor = await newCustomer(running, 'coracao@exemplo.com.br')
    const { id } = await findCandle(running, 'canela-laranja')
    for (const { text } of await twice(visitor, '/favoritos', { intent: 'add', productId: id }))
      expect(text).toContain('Adicionado aos favoritos!')
  })
})

describe('asking what became of a request', () => {
  test('is answered to who sent it; what was never done can no longer happen', async () => {
    const email = 'pergunta@exemplo.com.br'
    const visitor = await newCustomer(running, email)
    const other = await newCustomer(running, 'alheia@exemplo.com.br')
    const { id, variantId } = await findCandle(running, 'canela-laranja')
    const add = { intent: 'add', productId: id, variantId: variantId ?? '', quantity: '1' }
    const [sent, lost] = [randomUUID(), randomUUID()]
    await send(visitor, '/carrinho', { ...add, requestKey: sent })
    expect(await isDone(other, sent)).toBe(false)
    expect(await isDone(visitor, sent)).toBe(true)
    expect(await isDone(visitor, lost)).toBe(false)
    expect((await send(visitor, '/carrinho', { ...add, requestKey: lost })).status).toBe(409)
    expect((await send(other, '/carrinho', { ...add, requestKey: sent })).status).toBe(409)
    expect(await cartOf(running, email)).toMatchObject([{ quantity: 1 }])
  })

  test('is never cached', async () => {
    const { headers } = await running.guest().call('find-request-answer', { requestKey: randomUUID() })
    expect(headers.get('Cache-Control')).toBe('no-store')
  })
})
