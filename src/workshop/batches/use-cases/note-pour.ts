import { eq } from 'drizzle-orm'
import { POUR_NOTE_LENGTH } from '#catalogue/stock/domain/pour.ts'
import { pourNotes, pours } from '#catalogue/stock/schema/pours.ts'
import type { Actor } from '#platform/audit/record-change.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

/** Adds to what is noted of a leva: how it set, how its test candle burnt. */
export async function notePour(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { actor, number, text: typed }: { actor: Actor; number: number; text: string },
): Promise<Ok<{ number: number }> | Refusal<'note' | 'pour-not-found'>> {
  const text = typed.trim()
  if (text === '' || text.length > POUR_NOTE_LENGTH) return refuse('note')
  if ((await db.$count(pours, eq(pours.number, number))) === 0) return refuse('pour-not-found')
  await db.insert(pourNotes).values({ pourNumber: number, text, actorId: actor.id, createdAt: clock.now() })
  return ok({ number })
}
