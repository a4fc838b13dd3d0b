import { and, eq, or } from 'drizzle-orm'
import { profiles, users } from '#database/schema/accounts.ts'
import { NOTE_MAX_LENGTH } from '#domain/accounts/owner-note.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Shop } from '#shop/shop.ts'

interface CustomerNote {
  userId: string
  /** As she saw it before she wrote. */
  seen: string
  note: string
}

/** What the owner wants to remember of a customer. The history keeps none of it: it goes with the account. */
export async function writeCustomerNote({ db }: Pick<Shop, 'db'>, { userId, seen, note }: CustomerNote) {
  if (note.length > NOTE_MAX_LENGTH) return refuse('note-too-long')
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!user) return refuse('customer-not-found')
  await db.insert(profiles).values({ userId, email: user.email }).onConflictDoNothing()
  const isAsSeen = or(eq(profiles.ownerNote, seen), eq(profiles.ownerNote, note))
  const written = await db
    .update(profiles)
    .set({ ownerNote: note })
    .where(and(eq(profiles.userId, userId), isAsSeen))
    .returning({ id: profiles.id })
  return written.length > 0 ? ok() : refuse('changed-meanwhile')
}
