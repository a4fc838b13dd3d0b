import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { CouponDraft } from '#orders/coupons/domain/coupon-draft.ts'
import { coupons } from '#orders/coupons/schema.ts'
import { changesBetween } from '#platform/audit/changes.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { violatedConstraint } from '#platform/database/violated-constraint.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { toColumns } from './coupon-columns.ts'

interface CouponEdit {
  actor: Actor
  couponId: string | null
  seenVersion: number
  draft: CouponDraft
}

type SaveRefusal = Refusal<'code-taken' | 'coupon-not-found' | 'changed-meanwhile'>

/** Optimistic locking by version. Existing orders keep their discount. */
export async function saveCoupon(shop: Shop, edit: CouponEdit): Promise<Ok<{ label: string }> | SaveRefusal> {
  try {
    return await commitUnlessRefused(shop.db, (tx) =>
      edit.couponId === null
        ? create(tx, edit, shop.clock.now())
        : change(tx, { ...edit, couponId: edit.couponId }, shop.clock.now()),
    )
  } catch (error) {
    if (violatedConstraint(error) === 'coupons_code_key') return refuse('code-taken')
    throw error
  }
}

async function create(tx: Transaction, { actor, draft }: CouponEdit, at: Date) {
  const entityId = randomUUID()
  await tx.insert(coupons).values({ ...toColumns(draft), id: entityId, createdAt: at, updatedAt: at })
  await recordChange(tx, { actor, entity: 'coupon', entityId, action: 'created', at })
  return ok({ label: draft.label })
}

async function change(
  tx: Transaction,
  { actor, couponId, seenVersion, draft }: CouponEdit & { couponId: string },
  at: Date,
) {
  const [before] = await tx.select().from(coupons).where(eq(coupons.id, couponId)).for('update')
  if (!before || before.personal) return refuse('coupon-not-found')
  const columns = toColumns(draft)
  const changes = changesBetween(before, columns)
  if (Object.keys(changes).length === 0) return ok({ label: draft.label })
  if (before.version !== seenVersion) return refuse('changed-meanwhile')
  await tx
    .update(coupons)
    .set({ ...columns, version: seenVersion + 1, updatedAt: at })
    .where(eq(coupons.id, couponId))
  await recordChange(tx, { actor, entity: 'coupon', entityId: couponId, action: 'updated', changes, at })
  return ok({ label: draft.label })
}
