import { and, eq, isNotNull } from 'drizzle-orm'
import { auditEntries, requestAnswers } from '#platform/operations/schema.ts'
import { type PersonalData, REMOVED } from '#platform/personal-data.ts'

export const personalData: PersonalData = {
  // `job` is pg-boss's table; `outbox.forgetPerson` deletes from it.
  tables: ['audit_entries', 'email_deliveries', 'job', 'reconciliation_findings', 'request_answers'],
  async erase(_shop, tx, { userId }) {
    await tx.update(auditEntries).set({ actorName: REMOVED }).where(eq(auditEntries.actorId, userId))
    // Keeps the row of the deletion request itself, so that its answer can be requested again.
    await tx
      .delete(requestAnswers)
      .where(and(eq(requestAnswers.userId, userId), isNotNull(requestAnswers.answer)))
  },
}
