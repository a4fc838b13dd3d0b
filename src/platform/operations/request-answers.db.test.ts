import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addToCart } from '#checkout/cart/use-cases/add-to-cart.ts'
import { loadCart } from '#checkout/cart/use-cases/load-cart.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { type AccountShop, openAccountShop } from '../../../tests/support/account-shop.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import {
  answerOnce,
  answerWhenDone,
  beginRequest,
  endRequest,
  findRequestAnswer,
  forgetOldRequestAnswers,
  RequestGivenUp,
} from './request-answers.ts'
import { requestAnswers } from './schema.ts'

const database = await createTestDatabase()
let fixture: AccountShop
let userId: string
let productId: string
let requestKey: string

beforeAll(async () => {
  fixture = await openAccountShop(database)
})
afterAll(() => fixture.close())
beforeEach(async () => {
  userId = await fixture.newCustomer()
  productId = await fixture.newProduct()
  requestKey = randomUUID()
})

const add = (key: string | null, requester: string | null = userId) =>
  answerOnce(fixture.shop, { requestKey: key, userId: requester }, (shop) =>
    addToCart(shop, { userId, productId, variantId: null, quantity: 1 }),
  )
const units = async () => (await loadCart(fixture.shop, { userId })).lines[0]?.quantity ?? 0
const findAnswer = (requester: string | null = userId) =>
  findRequestAnswer(fixture.shop, { requestKey, userId: requester })

describe('a request key', () => {
  test('has one effect and one answer, however often its form arrives', async () => {
    const first = await add(requestKey)
    expect(first.ok).toBe(true)
    expect(await add(requestKey)).toEqual(first)
    expect(await units()).toBe(1)
    await add(randomUUID())
    await add(null)
    await add(null)
    expect(await units()).toBe(4)
  })

  test('is worked on once by presses at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(requestKey)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await units()).toBe(1)
  })

  test('does and reveals nothing for another account', async () => {
    await add(requestKey)
    const other = await fixture.newCustomer()
    await expect(add(requestKey, other)).rejects.toThrow(RequestGivenUp)
    expect(await findAnswer(other)).toBe('none')
    expect(await findAnswer()).toBe('answered')
  })

  test('finds its answer when the session is gone since', async () => {
    const first = await add(requestKey)
    expect(await findAnswer(null)).toBe('answered')
    expect(await add(requestKey, null)).toEqual(first)
  })
})

describe('a request that was never stored', () => {
  test('can no longer take effect', async () => {
    expect(await findAnswer()).toBe('none')
    await expect(add(requestKey)).rejects.toThrow(RequestGivenUp)
    expect(await units()).toBe(0)
    expect(await findAnswer()).toBe('none')
  })

  test('is waited for while it is being worked on', async () => {
    let goOn = () => {}
    const isAllowed = new Promise<void>((resolve) => {
      goOn = resolve
    })
    let begin = () => {}
    const hasBegun = new Promise<void>((resolve) => {
      begin = resolve
    })
    const work = answerOnce(fixture.shop, { requestKey, userId }, async () => {
      begin()
      await isAllowed
      return ok()
    })
    await hasBegun
    const pendingAnswer = findAnswer()
    goOn()
    await work
    expect(await pendingAnswer).toBe('answered')
  })
})

describe('a request whose action has begun', () => {
  const begin = (requester: string | null = userId) =>
    beginRequest(fixture.shop, { requestKey, userId: requester })
  const end = (outcome: 'handled' | 'refused') => endRequest(fixture.shop, requestKey, outcome)

  test('is never said to be undone, and runs once when it ends without a stored answer', async () => {
    expect(await begin()).toBe('begun')
    expect(await findAnswer()).toBe('running')
    await end('handled')
    expect(await findAnswer()).toBe('handled')
    expect(await begin()).toBe('handled')
    expect(await begin(await fixture.newCustomer())).toBe('over')
  })

  test('does not run a second time while the first press runs', async () => {
    const presses = await Promise.all(Array.from({ length: 5 }, () => begin()))
    expect(presses.toSorted()).toEqual(['begun', 'running', 'running', 'running', 'running'])
    expect(await begin(await fixture.newCustomer())).toBe('over')
  })

  test('may be sent again when it was refused', async () => {
    await begin()
    await end('refused')
    expect(await begin()).toBe('begun')
  })

  test('does not run when it was given up before it arrived', async () => {
    expect(await findAnswer()).toBe('none')
    expect(await begin()).toBe('over')
    await end('handled')
    expect(await findAnswer()).toBe('none')
  })

  test('stores its answer in the transaction of its work, once', async () => {
    await begin()
    const first = await add(requestKey)
    expect(first.ok).toBe(true)
    await end('handled')
    expect(await begin()).toBe('begun')
    expect(await add(requestKey)).toEqual(first)
    expect(await units()).toBe(1)
    expect(await findAnswer()).toBe('answered')
  })
})

describe('work that asks a provider', () => {
  let askCount = 0
  const doOnce = (work: () => Promise<{ ok: boolean; asked?: number }>, requester: string | null = userId) =>
    answerWhenDone(fixture.shop, { requestKey, userId: requester }, work)
  const ask = async () => ({ ok: true, asked: ++askCount })
  beforeEach(() => {
    askCount = 0
  })

  test('stores its answer when it is done, and is not asked again', async () => {
    const first = await doOnce(ask)
    expect(await doOnce(ask)).toEqual(first)
    expect(askCount).toBe(1)
    expect(await findAnswer()).toBe('answered')
    await expect(doOnce(ask, await fixture.newCustomer())).rejects.toThrow(RequestGivenUp)
  })

  test('stores no refusal, and nothing of what broke', async () => {
    expect(await doOnce(async () => ({ ok: false }))).toEqual({ ok: false })
    const failure = doOnce(() => Promise.reject(new Error('the connection broke')))
    await expect(failure).rejects.toThrow('the connection broke')
    expect(await findAnswer()).toBe('running')
    expect(await doOnce(ask)).toMatchObject({ ok: true, asked: 1 })
  })

  test('does not run when its request was given up', async () => {
    expect(await findAnswer()).toBe('none')
    await expect(doOnce(ask)).rejects.toThrow(RequestGivenUp)
    expect(askCount).toBe(0)
  })
})

describe('work that comes to nothing', () => {
  test('stores neither effect nor answer if it is refused', async () => {
    const refusal = await answerOnce(fixture.shop, { requestKey, userId }, async (shop) => {
      await addToCart(shop, { userId, productId, variantId: null, quantity: 1 })
      return refuse('not-today')
    })
    expect(refusal).toMatchObject({ ok: false, code: 'not-today' })
    expect(await units()).toBe(0)
    expect((await add(requestKey)).ok).toBe(true)
  })

  test('stores neither if it throws', async () => {
    const failure = answerOnce(fixture.shop, { requestKey, userId }, async (shop) => {
      await addToCart(shop, { userId, productId, variantId: null, quantity: 1 })
      throw new Error('the lights went out')
    })
    await expect(failure).rejects.toThrow('the lights went out')
    expect(await units()).toBe(0)
    expect((await add(requestKey)).ok).toBe(true)
  })
})

test('answers are stored without their key and forgotten after a day', async () => {
  await add(requestKey)
  const stored = () => fixture.shop.db.select().from(requestAnswers).where(eq(requestAnswers.userId, userId))
  expect(JSON.stringify(await stored())).not.toContain(requestKey)
  await forgetOldRequestAnswers(fixture.shop)
  expect(await stored()).toHaveLength(1)
  const { clock } = fixture.shop
  const tomorrow = { now: () => new Date(clock.now().getTime() + 25 * 3_600_000) }
  await forgetOldRequestAnswers({ ...fixture.shop, clock: { ...clock, ...tomorrow } })
  expect(await stored()).toHaveLength(0)
})
