import { AsyncLocalStorage } from 'node:async_hooks'

export interface StatementTally {
  readonly statements: readonly string[]
}

const tallies = new AsyncLocalStorage<{ statements: string[] }>()

export async function countStatements<Value>(
  work: () => Promise<Value>,
): Promise<StatementTally & { value: Value }> {
  const tally = { statements: [] as string[] }
  const value = await tallies.run(tally, work)
  return { value, ...tally }
}

export function statementsSoFar(): number | undefined {
  return tallies.getStore()?.statements.length
}

export function countStatement(text: string): void {
  tallies.getStore()?.statements.push(text)
}
