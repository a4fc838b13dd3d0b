import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { DatabaseOrTransaction, Transaction } from '#platform/database/connect.ts'
import type { Shop } from '#platform/shop.ts'

export const REMOVED = '—'

export interface Person {
  readonly userId: string
  /** Null if never confirmed: data stored under that address may belong to someone else. */
  readonly email: string | null
}

export interface ErasedPerson extends Person {
  readonly reviews: 'delete' | 'nameless'
}

export interface PersonalData {
  /** Tables with personal data. The erasure test fails for tables that no feature claims. */
  readonly tables: readonly string[]
  readonly export?: Readonly<Record<string, (shop: Shop, person: Person) => PromiseLike<unknown>>>
  /** Runs in the deletion's transaction, before cascades. Must not depend on other features' erasures. */
  readonly erase?: (shop: Shop, tx: Transaction, person: ErasedPerson) => Promise<void>
  readonly forgetOrders?: (db: DatabaseOrTransaction, orderIds: string[]) => Promise<void>
  /** Removes text about people without an account after the legal retention period. */
  readonly forgetBefore?: (shop: Shop, before: Date) => Promise<void>
  /** Condition that the address in this column still receives messages, so its consent record is kept. */
  readonly keepsConsentOf?: (email: AnyPgColumn) => SQL
  readonly photos?: {
    readonly column: AnyPgColumn
    readonly of: (tx: Transaction, userId: string) => Promise<readonly string[][]>
  }
}

declare module '#platform/shop.ts' {
  interface Shop {
    readonly personalData: readonly PersonalData[]
  }
}
