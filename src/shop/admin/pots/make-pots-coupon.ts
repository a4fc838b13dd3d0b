import { randomInt } from 'node:crypto'
import { potsCouponLabel } from '#copy/gifts/returned-pots.ts'
import type { Transaction } from '#database/connect.ts'
import type { users } from '#database/schema/accounts.ts'
import { cartCoupons, coupons } from '#database/schema/coupons.ts'
import { potEntries } from '#database/schema/returned-pots.ts'
import { greetingName } from '#domain/accounts/names.ts'
import { makePersonalCode } from '#domain/coupons/coupon-code.ts'
import { POTS_COUPON_PERCENT, POTS_PER_COUPON } from '#domain/coupons/returned-pots.ts'
import type { Actor } from '#shop/audit/record-change.ts'
import type { Shop } from '#shop/shop.ts'

interface Made {
  customer: typeof users.$inferSelect
  actor: Actor
  at: Date
}

/** Three containers become a coupon of this customer's own; it lies in their cart where that had none, and a mail tells its code. */
export async function makePotsCoupon(
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
      label: potsCouponLabel,
      kind: 'percent',
      percent: POTS_COUPON_PERCENT,
      mostUses: 1,
      personal: true,
      userId,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: coupons.id })
  if (!coupon) throw new Error('the coupon was not written')
  await tx.insert(potEntries).values({
    userId,
    kind: 'rewarded',
    pots: -POTS_PER_COUPON,
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
      data: { customerName: greetingName(customer), couponCode: code, percent: POTS_COUPON_PERCENT },
    },
  })
}
