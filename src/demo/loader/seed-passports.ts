import { randomBytes } from 'node:crypto'
import type { Transaction } from '#platform/database/connect.ts'
import { makePassportCode } from '#workshop/passports/domain/passport.ts'
import { passports } from '#workshop/passports/schema.ts'
import type { ReadyBatch } from './seed-batches.ts'

export async function seedPassports(tx: Transaction, ready: readonly ReadyBatch[]): Promise<void> {
  for (const batch of ready) {
    await tx.insert(passports).values({ ...batch, code: makePassportCode(randomBytes), isOpen: true })
  }
}
