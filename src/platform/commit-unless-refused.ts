import type { DatabaseOrTransaction, Transaction } from '#platform/database/connect.ts'

class Refused extends Error {
  readonly refusal: unknown
  constructor(refusal: unknown) {
    super('a refusal rolls its transaction back')
    this.refusal = refusal
  }
}

/**
 * Runs the work in a transaction, or a savepoint if nested. A refusal rolls everything back and is
 * returned as a value.
 */
export async function commitUnlessRefused<Result extends { readonly ok: boolean }>(
  db: DatabaseOrTransaction,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction(async (tx) => {
      const result = await work(tx)
      if (!result.ok) throw new Refused(result)
      return result
    })
  } catch (error) {
    if (error instanceof Refused) return error.refusal as Result
    throw error
  }
}
