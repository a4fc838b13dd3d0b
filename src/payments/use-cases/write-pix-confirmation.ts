import { and, eq, isNull, or } from 'drizzle-orm'
import { bankEntries, pixConfirmations } from '#orders/schema/payments.ts'
import { recordOrderEvents } from '#orders/use-cases/order-events.ts'
import type { PaymentRow } from '#orders/use-cases/order-payment-facts.ts'
import { lockOrder } from '#orders/use-cases/order-rows.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import type { Shop } from '#platform/shop.ts'

export type OwnPixPayment = PaymentRow & { readonly reference: string }

const DEAREST: Centavos = 1_000_000_00

interface Confirmation {
  readonly actor: Actor
  readonly attempt: OwnPixPayment
  readonly seen: { readonly received?: Centavos; readonly bankEntryId?: string }
}

/** Saved before anything is settled. Repeating it adds nothing, but a missing part may be added later. */
export function writePixConfirmation(
  shop: Shop,
  { actor, attempt, seen }: Confirmation,
): Promise<Ok<Centavos> | Refusal<'bank-entry-used' | 'wrong-amount'>> {
  return commitUnlessRefused(shop.db, async (tx) => {
    await lockOrder(tx, attempt.orderId)
    const entry = await claimBankEntry(tx, attempt.id, seen.bankEntryId)
    if (!entry.ok) return entry
    const amount = entry.value ?? seen.received ?? attempt.amount
    if (!Number.isSafeInteger(amount) || amount <= 0 || amount > DEAREST) return refuse('wrong-amount')
    const current = await findConfirmation(tx, attempt.id)
    if (current && isCountedAlready(current, attempt, seen)) return ok(current.amount)
    const total = (current?.amount ?? 0) + amount
    // A typed rest must complete the amount, otherwise a double click would add it twice.
    if (current && entry.value === null && total < attempt.amount) return refuse('wrong-amount')
    await saveConfirmation(tx, {
      current,
      attempt,
      total,
      bankEntryId: seen.bankEntryId,
      actor,
      now: shop.clock.now(),
    })
    await recordPixConfirmation(tx, { actor, attempt, amount, now: shop.clock.now() })
    return ok(total)
  })
}

type CurrentConfirmation = Pick<typeof pixConfirmations.$inferSelect, 'id' | 'amount' | 'bankEntryId'>

async function findConfirmation(
  tx: Transaction,
  attemptId: string,
): Promise<CurrentConfirmation | undefined> {
  const [current] = await tx
    .select({
      id: pixConfirmations.id,
      amount: pixConfirmations.amount,
      bankEntryId: pixConfirmations.bankEntryId,
    })
    .from(pixConfirmations)
    .where(and(eq(pixConfirmations.attemptId, attemptId), isNull(pixConfirmations.takenBackAt)))
  return current
}

function isCountedAlready(
  current: CurrentConfirmation,
  attempt: OwnPixPayment,
  seen: Confirmation['seen'],
): boolean {
  if (current.amount >= attempt.amount) return true
  return seen.bankEntryId ? seen.bankEntryId === current.bankEntryId : seen.received === undefined
}

async function saveConfirmation(
  tx: Transaction,
  confirmation: {
    current: CurrentConfirmation | undefined
    attempt: OwnPixPayment
    total: Centavos
    bankEntryId: string | undefined
    actor: Actor
    now: Date
  },
): Promise<void> {
  const { current, attempt, total: amount, bankEntryId = null, actor, now } = confirmation
  if (current) {
    const isThis = eq(pixConfirmations.id, current.id)
    await tx.update(pixConfirmations).set({ amount, bankEntryId, createdAt: now }).where(isThis)
    return
  }
  const { id: attemptId, orderId } = attempt
  await tx
    .insert(pixConfirmations)
    .values({ orderId, attemptId, amount, bankEntryId, actorId: actor.id, createdAt: now })
}

/** A bank entry can be used once. Returns null if the owner chose none. */
async function claimBankEntry(
  tx: Transaction,
  attemptId: string,
  bankEntryId: string | undefined,
): Promise<Ok<Centavos | null> | Refusal<'bank-entry-used'>> {
  if (bankEntryId === undefined) return ok(null)
  if (!isUuid(bankEntryId)) return refuse('bank-entry-used')
  const isFree = or(isNull(bankEntries.attemptId), eq(bankEntries.attemptId, attemptId))
  const [used] = await tx
    .update(bankEntries)
    .set({ attemptId })
    .where(and(eq(bankEntries.id, bankEntryId), isFree))
    .returning({ amount: bankEntries.amount })
  return used ? ok(used.amount) : refuse('bank-entry-used')
}

async function recordPixConfirmation(
  tx: Transaction,
  confirmation: { actor: Actor; attempt: OwnPixPayment; amount: Centavos; now: Date },
): Promise<void> {
  const { actor, attempt, amount, now } = confirmation
  const { orderId } = attempt
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
