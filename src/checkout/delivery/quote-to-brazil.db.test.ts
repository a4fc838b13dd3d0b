import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { products, productVariants } from '#catalogue/products/schema.ts'
import type { CarrierQuestion, CarrierService, Carriers } from '#delivery/carriers/providers/port.ts'
import { carrierAccounts, carrierBoxes, carrierRates } from '#delivery/carriers/schema.ts'
import { settingsFreteMotoboy } from '#delivery/freight/schema.ts'
import { seedCarriers } from '#demo/loader/seed-carriers.ts'
import { shopSettings } from '#platform/database/schema/settings.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { SEED_SETTINGS } from '../../../tests/support/freight-shop.ts'
import { recordStatements } from '../../../tests/support/recorded-statements.ts'
import { quoteToBrazil } from './quote-to-brazil.ts'

const database = await createTestDatabase()
afterAll(() => database.close())
const { db } = database
/** A Tuesday; the Friday after it is a holiday. */
const questions: CarrierQuestion[] = []
let answer: Awaited<ReturnType<CarrierService['quote']>> = ok([])
const service = {
  async quote(question: CarrierQuestion) {
    questions.push(question)
    return answer
  },
}
const carriers = { 'melhor-envio': service } as unknown as Carriers
const shop = { db, clock: { now: () => new Date('2026-11-17T15:00:00Z') }, carriers }
const RECIFE = '50030-230'

async function newCandle(facts: {
  weight?: number
  dimensions?: { length: number; width: number; height: number }
}) {
  const [product] = await db
    .insert(products)
    .values({ name: 'Jasmim', slug: `jasmim-${crypto.randomUUID()}`, price: 9990, ...facts })
    .returning({ id: products.id })
  return product?.id ?? ''
}

const measured = { weight: 0.54, dimensions: { length: 8, width: 8, height: 9.5 } }

beforeEach(async () => {
  for (const table of [
    carrierRates,
    carrierBoxes,
    carrierAccounts,
    shopSettings,
    settingsFreteMotoboy,
    products,
  ])
    await db.delete(table)
  questions.length = 0
  await db.transaction(seedCarriers)
  await db.insert(shopSettings).values({ section: 'brazil', values: { offered: 'yes' } })
  await db.insert(settingsFreteMotoboy).values({ ...SEED_SETTINGS, origemAddress: '' })
})

const quote = async (productId: string, quantity = 1, variantId: string | null = null) =>
  quoteToBrazil(shop, { postalCode: RECIFE, items: [{ productId, variantId, quantity }] })

describe('a parcel to Recife', () => {
  it('is offered by its state’s table, cheapest first, counted from the shipping day', async () => {
    const quoted = await quote(await newCandle(measured), 2)
    expect(quoted).toMatchObject({
      ok: true,
      value: {
        state: { uf: 'PE' },
        offers: [
          {
            carrier: 'Correios',
            service: 'PAC',
            price: 44_30,
            leavesOn: '2026-11-18',
            arrives: { from: '2026-11-30', until: '2026-12-04' },
          },
          { service: 'SEDEX', price: 82_70, arrives: { from: '2026-11-24', until: '2026-11-26' } },
        ],
        parcels: [{ grams: 1200, value: 199_80, box: { name: 'Caixa P' } }],
      },
    })
  })

  it('is measured by its size, which takes from the candle what it does not say itself', async () => {
    const productId = await newCandle(measured)
    const [size] = await db
      .insert(productVariants)
      .values({ productId, name: '320 g', weight: 0.85, priceAdjustment: 5000 })
      .returning({ id: productVariants.id })
    expect(await quote(productId, 1, size?.id)).toMatchObject({
      value: { parcels: [{ grams: 970, value: 149_90, items: [{ name: 'Jasmim 320 g', quantity: 1 }] }] },
    })
  })

  it('waits for the last candle that cures', async () => {
    const items = [{ productId: await newCandle(measured), variantId: null, quantity: 1 }]
    const quoted = await quoteToBrazil(shop, { postalCode: RECIFE, items, readyOn: '2026-11-28' })
    expect(quoted).toMatchObject({ value: { offers: [{ leavesOn: '2026-11-30' }, {}] } })
  })

  it('costs one statement', async () => {
    const productId = await newCandle(measured)
    const recorded = recordStatements({ shop } as never)
    await quote(productId)
    expect(recorded.statements()).toHaveLength(1)
  })
})

describe('there is no offer', () => {
  it('while the owner has not switched it on', async () => {
    await db.delete(shopSettings)
    expect(await quote(await newCandle(measured))).toMatchObject({ code: 'parcels-not-offered' })
  })

  it.each(['00000-000', '5003', ''])('offers nothing for the CEP %o', async (postalCode) => {
    expect(await quoteToBrazil(shop, { postalCode, items: [] })).toMatchObject({ code: 'cep-not-found' })
  })

  it('offers nothing for a candle without weight or size, and names it', async () => {
    const refused = (missing: string) => ({
      code: 'item-not-measured',
      details: { name: 'Jasmim', missing },
    })
    expect(await quote(await newCandle({}))).toMatchObject(refused('both'))
    expect(await quote(await newCandle({ weight: 0.5 }))).toMatchObject(refused('size'))
  })

  it('offers nothing for one piece of 31 kg', async () => {
    expect(await quote(await newCandle({ ...measured, weight: 31 }))).toMatchObject({
      code: 'item-too-heavy',
    })
  })

  it('offers nothing for a candle that does not exist', async () => {
    expect(await quote(crypto.randomUUID())).toMatchObject({ code: 'item-not-found' })
    expect(await quote(await newCandle(measured), 1, crypto.randomUUID())).toMatchObject({
      code: 'item-not-found',
    })
  })

  it('offers nothing to a state that the owner removed from the table', async () => {
    await db.delete(carrierRates).where(eq(carrierRates.state, 'PE'))
    expect(await quote(await newCandle(measured))).toMatchObject({
      code: 'state-not-served',
      details: { state: { name: 'Pernambuco' } },
    })
  })
})

describe('with an account at a service that sells labels', () => {
  const offer = {
    carrier: 'Correios',
    service: 'PAC',
    price: 22_40,
    freeAbove: null,
    days: { from: 4, until: 6 },
  }

  async function connected() {
    await db.update(settingsFreteMotoboy).set(SEED_SETTINGS)
    await db.insert(carrierAccounts).values({ provider: 'melhor-envio', sealedTokens: 'sealed' })
    return newCandle(measured)
  }

  it('accepts the service’s offers, counted from the shipping day', async () => {
    answer = ok([{ ...offer, carrier: 'Jadlog', service: '.Package', price: 25_00 }, offer])
    expect(await quote(await connected())).toMatchObject({
      value: {
        offers: [
          { service: 'PAC', price: 22_40, leavesOn: '2026-11-18', arrives: { from: '2026-11-25' } },
          { carrier: 'Jadlog' },
        ],
      },
    })
    expect(questions).toMatchObject([
      { from: '05435000', to: '50030230', value: 99_90, parcels: [{ grams: 660 }] },
    ])
  })

  it('free shipping from the owner’s table applies here too', async () => {
    answer = ok([{ ...offer, carrier: 'Jadlog', service: 'PAC' }, offer])
    const productId = await connected()
    await db.update(carrierRates).set({ freeAbove: 300_00 }).where(eq(carrierRates.state, 'PE'))
    expect(await quote(productId)).toMatchObject({
      value: { offers: [{ freeAbove: null }, { carrier: 'Correios', freeAbove: 300_00 }] },
    })
  })

  it.each([refuse('unavailable'), refuse('not-connected'), refuse('refused', { reason: 'CEP' })])(
    'uses the owner’s own table if the service answers %o',
    async (refusal) => {
      answer = refusal
      expect(await quote(await connected())).toMatchObject({ value: { offers: [{ price: 36_90 }, {}] } })
    },
  )

  it('offers nothing to places without a service', async () => {
    answer = ok([])
    expect(await quote(await connected())).toMatchObject({ code: 'state-not-served' })
  })

  it('the service is not asked while the owner has not said where parcels come from', async () => {
    const productId = await connected()
    await db.update(settingsFreteMotoboy).set({ origemAddress: '' })
    expect(await quote(productId)).toMatchObject({ value: { offers: [{ price: 36_90 }, {}] } })
    expect(questions).toEqual([])
  })
})
