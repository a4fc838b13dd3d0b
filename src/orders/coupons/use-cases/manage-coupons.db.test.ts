import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { CouponDraft } from '#orders/coupons/domain/coupon-draft.ts'
import type { Shop } from '#platform/shop.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { makeOrder } from '../../../../tests/support/make-orders.ts'
import { deleteCoupon, setCouponState } from './change-coupon.ts'
import { listCoupons } from './list-coupons.ts'
import { saveCoupon } from './save-coupon.ts'

const { db, pool } = await createTestDatabase()
const shop = { db, clock: { now: () => new Date('2026-11-12T17:32:00Z') } } as unknown as Shop
const actor = { id: randomUUID(), name: 'Dona da Loja' }

const makeDraft = (code: string): CouponDraft => ({
  code,
  label: `Cupom ${code}`,
  offer: { kind: 'percent', percent: 10 },
  minimum: 0,
  isFirstPurchaseOnly: false,
  isOncePerCustomer: false,
  productIds: [],
  categoryIds: [],
  startsOn: null,
  endsOn: null,
  mostUses: null,
})

const save = (couponId: string | null, code: string, seenVersion = 0) =>
  saveCoupon(shop, { actor, couponId, seenVersion, draft: makeDraft(code) })

async function saveNew(code: string): Promise<string> {
  expect(await save(null, code)).toMatchObject({ ok: true })
  const { coupons } = await listCoupons(shop)
  return coupons.find((coupon) => coupon.code === code)?.id ?? ''
}

it('writes a coupon, and never over what the owner has not seen', async () => {
  const id = await saveNew('DUPLO')
  expect(await save(null, 'DUPLO')).toMatchObject({ code: 'code-taken' })
  expect(await save(id, 'OUTRO', 1)).toMatchObject({ ok: true })
  expect(await save(id, 'OUTRO', 1), 'the same press again').toMatchObject({ ok: true })
  expect(await save(id, 'TERCEIRO', 1)).toMatchObject({ code: 'changed-meanwhile' })
  const { coupons } = await listCoupons(shop)
  expect(coupons.map(({ code, version }) => [code, version])).toEqual([['OUTRO', 2]])
  const { rows } = await pool.query(
    'select action from audit_entries where entity_id = $1 order by created_at, action',
    [id],
  )
  expect(rows.map(({ action }) => action)).toEqual(['created', 'updated'])
})

it('deletes only what no order ever used; ended is for good', async () => {
  const [unused, used] = [await saveNew('NUNCA'), await saveNew('USADO')]
  const { id: orderId } = await makeOrder({ db })
  await pool.query(
    `insert into coupon_uses (order_id, coupon_id, label, amount, shares, released_at) values ($1, $2, 'x', 1, '[100]', now())`,
    [orderId, used],
  )
  expect(await deleteCoupon(shop, { actor, couponId: unused })).toMatchObject({ ok: true })
  expect(await deleteCoupon(shop, { actor, couponId: used })).toMatchObject({ code: 'coupon-was-used' })
  expect(await setCouponState(shop, { actor, couponId: used, to: 'ended' })).toMatchObject({ ok: true })
  expect(await setCouponState(shop, { actor, couponId: used, to: 'active' })).toMatchObject({
    code: 'coupon-ended',
  })
})
