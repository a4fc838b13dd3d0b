import { and, eq, or } from 'drizzle-orm'
import { NOTE_MAX_LENGTH } from '#accounts/domain/customer.ts'
import { contactNotes, profiles, users } from '#accounts/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import type { CustomerId } from './customer-id.ts'

interface CustomerNote {
  customer: CustomerId
  seen: string
  note: string
}

/** Not recorded in the audit history: notes are deleted with the account or its orders. */
export async function writeCustomerNote({ db }: Pick<Shop, 'db'>, { customer, seen, note }: CustomerNote) {
  if (note.length > NOTE_MAX_LENGTH) return refuse('note-too-long')
  const writtenRows =
    'userId' in customer
      ? await writeAboutAccount(db, customer.userId, { seen, note })
      : await writeAboutContact(db, customer.contact, { seen, note })
  if (writtenRows === null) return refuse('customer-not-found')
  return writtenRows.length > 0 ? ok() : refuse('changed-meanwhile')
}

type Words = Pick<CustomerNote, 'seen' | 'note'>

async function writeAboutAccount(db: Shop['db'], userId: string, { seen, note }: Words) {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!user) return null
  await db.insert(profiles).values({ userId, email: user.email }).onConflictDoNothing()
  const isAsSeen = or(eq(profiles.ownerNote, seen), eq(profiles.ownerNote, note))
  return db
    .update(profiles)
    .set({ ownerNote: note })
    .where(and(eq(profiles.userId, userId), isAsSeen))
    .returning({ id: profiles.id })
}

async function writeAboutContact(db: Shop['db'], contact: string, { seen, note }: Words) {
  const isKnown = (await db.$count(orders, eq(orders.contact, contact))) > 0
  if (!isKnown) return null
  await db.insert(contactNotes).values({ contact, note: '' }).onConflictDoNothing()
  const isAsSeen = or(eq(contactNotes.note, seen), eq(contactNotes.note, note))
  return db
    .update(contactNotes)
    .set({ note })
    .where(and(eq(contactNotes.contact, contact), isAsSeen))
    .returning({ contact: contactNotes.contact })
}
