import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addToCart } from '#checkout/cart/use-cases/add-to-cart.ts'
import { loadCart } from '#checkout/cart/use-cases/load-cart.ts'
import { refuse } from '#platform/domain/result.ts'
import { type AccountShop, openAccountShop } from '../../../tests/support/account-shop.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { answerOnce, answerWhenDone, forgetOldRequestAnswers } from './request-answers.ts'
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
    await expect(add(requestKey, other)).rejects.toMatchObject({ status: 409 })
    expect(await units()).toBe(1)
  })

  test('finds its answer after the session has ended', async () => {
    const first = await add(requestKey)
    expect(await add(requestKey, null)).toEqual(first)
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
    await expect(doOnce(ask, await fixture.newCustomer())).rejects.toMatchObject({ status: 409 })
  })

  test('runs once if its form arrives again while it runs', async () => {
    const { promise: isAllowed, resolve: goOn } = Promise.withResolvers<void>()
    const slow = () => isAllowed.then(ask)
    const answers = Promise.all(Array.from({ length: 5 }, () => doOnce(slow)))
    goOn()
    expect(new Set((await answers).map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(askCount).toBe(1)
  })

  test('stores no refusal, and nothing of what broke', async () => {
    expect(await doOnce(async () => ({ ok: false }))).toEqual({ ok: false })
    const failure = doOnce(() => Promise.reject(new Error('the connection broke')))
    await expect(failure).rejects.toThrow('the connection broke')
    expect(await doOnce(ask)).toMatchObject({ ok: true, asked: 1 })
  })

  test('stores its answer without one-time secrets', async () => {
    const name = { requestKey, userId }
    const work = async () => ({ ok: true, codes: ['ABCD'] as string[] | undefined })
    const withoutCodes = () => ({ ok: true, codes: undefined })
    expect(await answerWhenDone(fixture.shop, name, work, withoutCodes)).toEqual({
      ok: true,
      codes: ['ABCD'],
    })
    expect(await answerWhenDone(fixture.shop, name, work, withoutCodes)).toEqual({ ok: true })
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
