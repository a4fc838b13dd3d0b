import { randomBytes } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { batches } from '#catalogue/stock/schema/batches.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { checkNote, makePassportCode } from '#workshop/passports/domain/passport.ts'
import { passports } from '#workshop/passports/schema.ts'

interface PassportEdit {
  readonly actor: Actor
  readonly number: number
  readonly note: string
  readonly isOpen: boolean
  readonly version: number
}

type SavePassportRefusal = Refusal<'note-long' | 'batch-not-found' | 'passport-changed'>

export async function savePassport(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { actor, number, isOpen, version, ...typed }: PassportEdit,
): Promise<Ok<{ isOpen: boolean }> | SavePassportRefusal> {
  const at = clock.now()
  const checkedNote = checkNote(typed.note)
  if (!checkedNote.ok) return checkedNote
  const note = checkedNote.value
  return commitUnlessRefused<Ok<{ isOpen: boolean }> | SavePassportRefusal>(db, async (tx) => {
    const [batch] = await tx
      .select({ productId: batches.productId })
      .from(batches)
      .where(and(eq(batches.number, number), ne(batches.state, 'failed')))
      .orderBy(batches.id)
      .limit(1)
      .for('no key update')
    if (!batch) return refuse('batch-not-found')
    const [before] = await tx.select().from(passports).where(eq(passports.number, number))
    if (before?.note === note && before.isOpen === isOpen) return ok({ isOpen })
    if ((before?.version ?? 0) !== version) return refuse('passport-changed')
    const writtenRow = { note, isOpen, version: version + 1, updatedAt: at }
    const code = makePassportCode(randomBytes)
    await tx
      .insert(passports)
      .values({ number, productId: batch.productId, code, ...writtenRow, createdAt: at })
      .onConflictDoUpdate({ target: passports.number, set: writtenRow })
    const changes = {
      batchNumber: { from: null, to: number },
      ...(before?.note !== note && { passportNote: { from: before?.note ?? null, to: note } }),
    }
    const action = passportAction(before?.isOpen ?? false, isOpen)
    await recordChange(tx, { actor, entity: 'product', entityId: batch.productId, action, changes, at })
    return ok({ isOpen })
  })
}

function passportAction(wasOpen: boolean, isOpen: boolean) {
  if (wasOpen === isOpen) return 'passport-saved'
  return isOpen ? 'passport-opened' : 'passport-closed'
}
