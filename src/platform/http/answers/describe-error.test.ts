import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, it } from 'vitest'
import { describeError } from './describe-error.ts'

it('logs what failed and where, without values that people typed', () => {
  const dbError = Object.assign(
    new Error('duplicate key value violates unique constraint "users_email_key"'),
    {
      code: '23505',
      constraint: 'users_email_key',
      detail: 'Key (email)=(ana@exemplo.com.br) already exists.',
    },
  )
  const description = describeError(
    new DrizzleQueryError('insert into users', ['ana@exemplo.com.br', 'segredo'], dbError),
  )
  expect(description).toMatchObject({
    type: 'Error',
    message: 'Failed query: insert into users\nparams: [not logged]',
    cause: { code: '23505', constraint: 'users_email_key' },
  })
  expect(description.stack).toContain('describe-error.test')
  expect(JSON.stringify(description)).not.toMatch(/ana@|segredo/)
})

it.each([
  ['no account for ana.silva+loja@exemplo.com.br here', 'no account for [e-mail] here'],
  ['invalid CPF 123.456.789-09', 'invalid CPF [number]'],
  ['call (11) 99999-0000 now', 'call [number] now'],
  ['took 1500 ms', 'took 1500 ms'],
])('masks %j', (message, masked) => {
  expect(describeError(new Error(message)).message).toBe(masked)
})

it('copes with what is no error and with an endless chain', () => {
  expect(describeError('boom')).toEqual({ type: 'string', message: 'boom' })
  expect(describeError({ message: 'late, ana@exemplo.com.br', queue: 'x' })).toEqual({
    type: 'object',
    message: 'late, [e-mail]',
  })
  const circle = new Error('again')
  circle.cause = circle
  expect(JSON.stringify(describeError(circle)).match(/again/g)?.length).toBeLessThan(10)
})
