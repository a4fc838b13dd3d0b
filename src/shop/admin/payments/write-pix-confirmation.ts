import { and, eq, isNull, or } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { bankLines, pixConfirmations } from '#database/schema/payments.ts'
import { type Centavos, formatBrl } from '#domain/money.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import { isUuid } from '#domain/uuid.ts'
import { type Actor, recordChange } from '#shop/admin/audit/record-change.ts'
import type { PaymentAttempt } from '#shop/checkout/payment-attempts.ts'
import { commitUnlessRefused } from '#shop/commit-unless-refused.ts'
import { recordOrderEvents } from '#shop/orders/order-events.ts'
import { lockOrder } from '#shop/orders/order-rows.ts'
import type { Shop } from '#shop/shop.ts'

const DEAREST: Centavos = 1_000_000_00

interface Confirmation {
  readonly actor: Actor
  readonly attempt: PaymentAttempt
  readonly seen: { readonly received?: Centavos; readonly bankLineId?: string }
}

/** Her word, written with who gave it, before anything follows from it. `isNew` is false when it was written before. */
export function writePixConfirmation(
  shop: Shop,
  confirmation: Confirmation,
): Promise<Ok<{ amount: Centavos; isNew: boolean }> | Refusal<'bank-line-used' | 'wrong-amount'>> {
  return commitUnlessRefused(shop.db, async (tx) => {
    const { actor, attempt, seen } = confirmation
    await lockOrder(tx, attempt.orderId)
    const line = await useBankLine(tx, attempt.id, seen.bankLineId)
    if (!line.ok) return line
    const amount = line.value ?? seen.received ?? attempt.amount
    if (!Number.isSafeInteger(amount) || amount <= 0 || amount > DEAREST) return refuse('wrong-amount')
    const now = shop.clock.now()
    const row = { orderId: attempt.orderId, attemptId: attempt.id, amount, actorId: actor.id, createdAt: now }
    const written = await tx
      .insert(pixConfirmations)
      .values({ ...row, bankLineId: seen.bankLineId ?? null })
      .onConflictDoNothing()
      .returning({ id: pixConfirmations.id })
    if (written.length === 0) return ok({ amount, isNew: false })
    const at = { orderId: attempt.orderId, now, amount }
    await noteInStory(tx, { actor, attempt, ...at })
    return ok({ amount, isNew: true })
  })
}

/** A line of the bank serves once; null when she named none. */
async function useBankLine(
  tx: Transaction,
  attemptId: string,
  bankLineId: string | undefined,
): Promise<Ok<Centavos | null> | Refusal<'bank-line-used'>> {
  if (bankLineId === undefined) return ok(null)
  if (!isUuid(bankLineId)) return refuse('bank-line-used')
  const isFree = or(isNull(bankLines.attemptId), eq(bankLines.attemptId, attemptId))
  const [used] = await tx
    .update(bankLines)
    .set({ attemptId })
    .where(and(eq(bankLines.id, bankLineId), isFree))
    .returning({ amount: bankLines.amount })
  return used ? ok(used.amount) : refuse('bank-line-used')
}

async function noteInStory(
  tx: Transaction,
  story: { actor: Actor; attempt: PaymentAttempt; orderId: string; amount: Centavos; now: Date },
): Promise<void> {
  const { actor, attempt, orderId, amount, now } = story
  const reason = `${formatBrl(amount)} · ${attempt.reference}`
  await recordOrderEvents(tx, orderId, [{ kind: 'pix-confirmed', at: now, actorId: actor.id, reason }])
  const changes = { pix: { from: null, to: amount } }
  await recordChange(tx, {
    actor,
    entity: 'order',
    entityId: orderId,
    action: 'pix-confirmed',
    changes,
    at: now,
  })
}
