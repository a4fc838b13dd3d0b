import { MAX_BY_HAND } from '#orders/vouchers/domain/voucher-terms.ts'
import { vouchers } from '#orders/vouchers/schema.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { issueVoucher } from './issue-voucher.ts'
import type { VoucherRow } from './voucher-ledger.ts'

interface Issuing {
  readonly amount: Centavos
  readonly receiverName: string
  readonly reason: string
  readonly actor: Actor
}

export async function issueByHand(shop: Shop, { amount, receiverName, reason, actor }: Issuing) {
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > MAX_BY_HAND) return refuse('amount-wrong')
  if (reason.trim() === '') return refuse('reason-missing')
  return shop.db.transaction(async (tx) => {
    const now = shop.clock.now()
    const [pending] = await tx
      .insert(vouchers)
      .values({ amount, receiverName: receiverName.trim(), createdAt: now })
      .returning()
    const { voucher } = await issueVoucher(shop, tx, {
      voucher: pending as VoucherRow,
      actorId: actor.id,
      now,
    })
    const changes = { issued: { from: null, to: formatBrl(amount) }, reason: { from: null, to: reason } }
    const auditEntry = { entity: 'voucher', entityId: voucher.id, action: 'issued' } as const
    await recordChange(tx, { actor, ...auditEntry, changes, at: now })
    return ok({ voucherId: voucher.id })
  })
}
