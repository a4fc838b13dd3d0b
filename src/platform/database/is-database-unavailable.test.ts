import { DrizzleQueryError } from 'drizzle-orm/errors'
import { describe, expect, it } from 'vitest'
import { isDatabaseUnavailable } from './is-database-unavailable.ts'

const coded = (code: string, fields: object = {}) => Object.assign(new Error('x'), { code, ...fields })

describe('isDatabaseUnavailable', () => {
  it.each([
    ['a refused connection', coded('ECONNREFUSED')],
    ['a missing socket', coded('ENOENT', { syscall: 'connect' })],
    ['a shutdown', coded('57P01')],
    ['a server that starts', coded('57P03')],
    ['a broken connection', coded('08006')],
    ['too many connections', coded('53300')],
    ['a connection that ended', new Error('Connection terminated unexpectedly')],
    ['a pool that waited too long', new Error('timeout exceeded when trying to connect')],
    ['several addresses that all refused', new AggregateError([coded('ECONNREFUSED')])],
    ['one wrapped by the query builder', new DrizzleQueryError('select 1', [], coded('57P01'))],
  ])('recognises %s', (_name, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true)
  })

  it.each([
    ['a unique violation', coded('23505')],
    ['a missing file', coded('ENOENT', { syscall: 'open' })],
    [
      'a payment provider that is unavailable',
      new TypeError('fetch failed', { cause: coded('ECONNREFUSED') }),
    ],
    ['a mistake in the program', new TypeError('x is not a function')],
    ['no error at all', 'ECONNREFUSED'],
    ['nothing', undefined],
  ])('does not blame the database for %s', (_name, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false)
  })
})
