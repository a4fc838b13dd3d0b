import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { CAIUBI } from '../../lab/visitors/requests.ts'
import { recordStatements } from '../support/recorded-statements.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import { addToCart, findCandle, send } from '../support/shopping.ts'
import type { Visitor } from '../support/visitor.ts'

const RECOGNISED = 1

interface Customer {
  readonly visitor: Visitor
  readonly candle: Awaited<ReturnType<typeof findCandle>>
  readonly lineId: string
  readonly orderId: string
}

type Action = (customer: Customer) => Promise<{ status: number }>

const quote = { destinationAddress: 'Rua Caiubi, 318, São Paulo', address: CAIUBI, mode: 'TABELA' }
const profile = { intent: 'save', tab: 'personal', fullName: 'Helena Martins', phone: '11 91234-5678' }

/** Statements of each action itself. `begin` and `commit` count. */
const budgets: Record<string, readonly [ownWork: number, act: Action]> = {
  'adding to the cart': [2, ({ visitor, candle }) => addToCart(visitor, candle)],
  'another quantity': [
    1,
    ({ visitor, lineId }) => send(visitor, '/carrinho', { intent: 'change', lineId, quantity: '2' }),
  ],
  'taking out of the cart': [
    1,
    ({ visitor, lineId }) => send(visitor, '/carrinho', { intent: 'remove', lineId }),
  ],
  'a favourite': [
    2,
    ({ visitor, candle }) => send(visitor, '/favoritos', { intent: 'add', productId: candle.id }),
  ],
  'no favourite any more': [
    1,
    ({ visitor, candle }) => send(visitor, '/favoritos', { intent: 'remove', productId: candle.id }),
  ],
  // Reads courier, calendar and pause, then stores the quote.
  'a quote': [2, ({ visitor }) => visitor.call('calculate-frete-motoboy-sp', quote)],
  // Reads the account, creates a missing profile, updates it and checks whether it is complete.
  'the profile': [6, ({ visitor }) => send(visitor, '/perfil', profile)],
  // Locks the order, reads its items and writes the cart line.
  'buying an order again': [
    5,
    ({ visitor, orderId }) => send(visitor, '/pedidos', { intent: 'reorder', orderId }),
  ],
  // Includes a request key, as scripts send it: the key and its answer are in the transaction.
  'adding to the cart under a key': [
    6,
    ({ visitor, candle }) =>
      send(visitor, '/carrinho', {
        intent: 'add',
        productId: candle.id,
        variantId: candle.variantId ?? '',
        quantity: '1',
        requestKey: randomUUID(),
      }),
  ],
}

let running: RunningShop
let customer: Customer
let recording: ReturnType<typeof recordStatements>
beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
  const visitor = await running.customer()
  const candle = await findCandle(running, 'lavanda-camomila')
  recording = recordStatements(running)
  await addToCart(visitor, await findCandle(running, 'canela-laranja'))
  const { rows } = await recording.pool.query<{ lineId: string; orderId: string }>(
    `select
       (select c.id from cart_items c where c.user_id = u.id order by c.created_at desc limit 1) as "lineId",
       (select o.id from orders o join order_items i on i.order_id = o.id
         where o.user_id = u.id group by o.id having count(*) = 1 order by o.created_at limit 1) as "orderId"
     from users u where u.email = $1`,
    [running.demoAccounts.customer.email],
  )
  if (!rows[0]) throw new Error('the demo has no customer')
  customer = { visitor, candle, ...rows[0] }
})
afterAll(() => running?.stop())

test.each(Object.entries(budgets))('%s asks no more than it needs', async (_name, [ownWork, act]) => {
  recording.forget()
  expect((await act(customer)).status).toBe(200)
  const statements = recording.statements()
  expect(statements.length, statements.join('\n')).toBe(ownWork + RECOGNISED)
})
