import { eq } from 'drizzle-orm'
import { pourNotes, pours } from '#database/schema/pours.ts'
import { POUR_NOTE_LENGTH } from '#domain/pours/pour.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import type { Actor } from '#shop/audit/record-change.ts'
import type { Shop } from '#shop/shop.ts'

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
