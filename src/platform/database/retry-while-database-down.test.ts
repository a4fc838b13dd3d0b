import { expect, test } from 'vitest'
import { OperatorError } from './operator-error.ts'
import { retryWhileDatabaseDown } from './retry-while-database-down.ts'

const connectionRefusal = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

function workThatFails(times: number, error: () => Error) {
  let calls = 0
  return async () => {
    calls += 1
    if (calls <= times) throw error()
    return calls
  }
}

test('work is repeated until the database is back, and every wait is logged', async () => {
  const warnings: string[] = []
  const log = { warn: (_details: object, message: string) => void warnings.push(message) }
  expect(await retryWhileDatabaseDown(workThatFails(2, connectionRefusal), { log, pauseMs: 1 })).toBe(3)
  expect(warnings).toHaveLength(2)
})

test('asks the operator in one sentence to repair a database that remains unavailable', async () => {
  const log = { warn: () => {} }
  const absent = retryWhileDatabaseDown(workThatFails(Number.POSITIVE_INFINITY, connectionRefusal), {
    log,
    totalMs: 20,
    pauseMs: 5,
  })
  await expect(absent).rejects.toThrow(OperatorError)
  await expect(absent).rejects.toThrow('DATABASE_URL')
})

test('a pooler that refuses the time limits of the shop is not waited for', async () => {
  const log = { warn: () => expect.unreachable() }
  const message = 'unsupported startup parameter: statement_timeout'
  const refusal = () => Object.assign(new Error(message), { code: '08P01' })
  const refusedAtOnce = retryWhileDatabaseDown(workThatFails(1, refusal), { log })
  await expect(refusedAtOnce).rejects.toThrow(OperatorError)
  await expect(refusedAtOnce).rejects.toThrow('ignore_startup_parameters = statement_timeout')
})

test('any other failure is not repeated', async () => {
  const log = { warn: () => expect.unreachable() }
  const wrong = workThatFails(1, () => new TypeError('wrong'))
  await expect(retryWhileDatabaseDown(wrong, { log })).rejects.toThrow('wrong')
})
