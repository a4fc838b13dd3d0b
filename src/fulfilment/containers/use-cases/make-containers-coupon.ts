import { randomInt } from 'node:crypto'
import type { users } from '#accounts/schema.ts'
import { containersCouponLabel } from '#fulfilment/containers/copy.ts'
import { CONTAINERS_COUPON_PERCENT, CONTAINERS_PER_COUPON } from '#fulfilment/containers/domain.ts'
import { containerEntries } from '#fulfilment/containers/schema.ts'
import { makePersonalCode } from '#orders/coupons/domain/coupon-code.ts'
import { cartCoupons, coupons } from '#orders/coupons/schema.ts'
import type { Actor } from '#platform/audit/record-change.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { greetingName } from '#platform/domain/names.ts'
import type { Shop } from '#platform/shop.ts'

interface Made {
  customer: typeof users.$inferSelect
  actor: Actor
  at: Date
}

export async function makeContainersCoupon(
  shop: Shop,
  tx: Transaction,
  { customer, actor, at }: Made,
): Promise<void> {
  const code = makePersonalCode('POTES', randomInt)
  const { id: userId, email } = customer
  const [coupon] = await tx
    .insert(coupons)
    .values({
      code,
      label: containersCouponLabel,
      kind: 'percent',
      percent: CONTAINERS_COUPON_PERCENT,
      mostUses: 1,
      personal: true,
      userId,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: coupons.id })
  if (!coupon) throw new Error('the coupon was not written')
  await tx.insert(containerEntries).values({
    userId,
    kind: 'rewarded',
    pots: -CONTAINERS_PER_COUPON,
    couponId: coupon.id,
    actorId: actor.id,
    key: `reward:${coupon.id}`,
    createdAt: at,
  })
  await tx.insert(cartCoupons).values({ userId, couponId: coupon.id, createdAt: at }).onConflictDoNothing()
  await shop.outbox.enqueue(tx, {
    name: 'send-email',
    key: `pots-coupon:${coupon.id}`,
    email: {
      type: 'pots-coupon',
      to: email,
      data: { customerName: greetingName(customer), couponCode: code, percent: CONTAINERS_COUPON_PERCENT },
    },
  })
}
