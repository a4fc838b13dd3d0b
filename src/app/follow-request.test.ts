import { randomUUID } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { refuse } from '#platform/domain/result.ts'
import { requestContext, shopContext } from '#platform/http/request/context.server.ts'
import type { Shop } from '#platform/shop.ts'
import { isFailure } from '#ui/failures/failed-answer.ts'
import { followRequest } from './follow-request.server.ts'

test('stores no row for a guest who sends too many forms', async () => {
  const consumed: unknown[] = []
  const rateLimits = {
    consume: async (...limitArguments: unknown[]) => {
      consumed.push(limitArguments)
      return refuse('too-many', { retryAfterSeconds: 7 })
    },
  }
  const context = new RouterContextProvider()
  // No database: storing a row would throw a TypeError.
  context.set(shopContext, { rateLimits } as unknown as Shop)
  context.set(requestContext, { clientAddress: '203.0.113.9' } as never)
  const body = `email=a&requestKey=${randomUUID()}`
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': String(body.length),
  }
  const request = new Request('http://localhost/newsletter', { method: 'POST', headers, body })
  const answer = await Promise.resolve(
    followRequest({ request, context } as never, async () => new Response()),
  ).catch((thrown: unknown) => thrown)
  expect(answer).toMatchObject({ init: { status: 429, headers: { 'Retry-After': '7' } } })
  expect(consumed).toEqual([['guest-form', '203.0.113.9']])
  expect(isFailure({ status: 429, statusText: '', internal: false, data: null }), 'keeps the page').toBe(true)
})
