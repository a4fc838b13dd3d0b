import { randomBytes } from 'node:crypto'
import type { Transaction } from '#platform/database/connect.ts'
import { makePassportCode } from '#workshop/passports/domain/passport.ts'
import { passports } from '#workshop/passports/schema.ts'
import type { ReadyPour } from './seed-pours.ts'

/** The pages of the ready levas, all open. */
export async function seedPassports(tx: Transaction, ready: readonly ReadyPour[]): Promise<void> {
  for (const pour of ready) {
    await tx.insert(passports).values({ ...pour, code: makePassportCode(randomBytes), isOpen: true })
  }
}
