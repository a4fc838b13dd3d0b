import { eq } from 'drizzle-orm'
import { BATCH_NOTE_LENGTH } from '#catalogue/stock/domain/batch.ts'
import { batches, batchNotes } from '#catalogue/stock/schema/batches.ts'
import type { Actor } from '#platform/audit/record-change.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

export async function noteBatch(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { actor, number, text: typed }: { actor: Actor; number: number; text: string },
): Promise<Ok<{ number: number }> | Refusal<'note' | 'batch-not-found'>> {
  const text = typed.trim()
  if (text === '' || text.length > BATCH_NOTE_LENGTH) return refuse('note')
  if ((await db.$count(batches, eq(batches.number, number))) === 0) return refuse('batch-not-found')
  await db.insert(batchNotes).values({ batchNumber: number, text, actorId: actor.id, createdAt: clock.now() })
  return ok({ number })
}
