import { and, eq, isNotNull, ne, or } from 'drizzle-orm'
import { auditEntries, requestAnswers } from '#platform/operations/schema.ts'
import { type PersonalData, REMOVED } from '#platform/personal-data.ts'

export const personalData: PersonalData = {
  // The queue's own table: `outbox.forgetPerson` deletes from it.
  tables: ['audit_entries', 'email_deliveries', 'job', 'reconciliation_findings', 'request_answers'],
  async erase(_shop, tx, { userId }) {
    await tx.update(auditEntries).set({ actorName: REMOVED }).where(eq(auditEntries.actorId, userId))
    // The one that has begun is the press that deletes: its answer may be asked for again.
    await tx
      .delete(requestAnswers)
      .where(
        and(
          eq(requestAnswers.userId, userId),
          or(isNotNull(requestAnswers.answer), ne(requestAnswers.state, 'begun')),
        ),
      )
  },
}
