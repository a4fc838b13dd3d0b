import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { DatabaseOrTransaction, Transaction } from '#platform/database/connect.ts'
import type { Shop } from '#platform/shop.ts'

/** Replaces a removed name. */
export const REMOVED = '—'

/** A customer who asks for their data or deletes their account. */
export interface Person {
  readonly userId: string
  /** Null if the customer never confirmed it: data stored under that address may be somebody else's. */
  readonly email: string | null
}

export interface ErasedPerson extends Person {
  /** Whether published words stay without their author's name. */
  readonly reviews: 'delete' | 'nameless'
}

/** What a feature stores about people. */
export interface PersonalData {
  /** Tables whose rows are about people. The erasure test fails for a table that no feature claims. */
  readonly tables: readonly string[]
  /** Parts of the customer's data file, by key. */
  readonly export?: Readonly<Record<string, (shop: Shop, person: Person) => PromiseLike<unknown>>>
  /**
   * Runs in the transaction that deletes the account, before the rows that the deletion of the user cascades to are gone. No
   * erasure reads what another one removes.
   */
  readonly erase?: (shop: Shop, tx: Transaction, person: ErasedPerson) => Promise<void>
  /** Removes the buyer's identity from these orders. */
  readonly forgetOrders?: (db: DatabaseOrTransaction, orderIds: string[]) => Promise<void>
  /** Removes words about people without an account, once the legal period after them is over. */
  readonly forgetBefore?: (shop: Shop, before: Date) => Promise<void>
  /** Condition: the address in this column still receives what its owner agreed to, so the consent is kept. */
  readonly keepsConsentOf?: (email: AnyPgColumn) => SQL
  /** Photographs that people sent. */
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
