import { AsyncLocalStorage } from 'node:async_hooks'

/** The statements of one piece of work, such as a request, in the order they were sent. */
export interface StatementTally {
  readonly statements: readonly string[]
}

const tallies = new AsyncLocalStorage<{ statements: string[] }>()

/** Runs the work and says which SQL statements it sent, so that a test can hold a page to its budget. */
export async function countStatements<Value>(
  work: () => Promise<Value>,
): Promise<StatementTally & { value: Value }> {
  const tally = { statements: [] as string[] }
  const value = await tallies.run(tally, work)
  return { value, ...tally }
}

/** How many statements the surrounding `countStatements` has seen so far; undefined outside of one. */
export function statementsSoFar(): number | undefined {
  return tallies.getStore()?.statements.length
}

export function countStatement(text: string): void {
  tallies.getStore()?.statements.push(text)
}
