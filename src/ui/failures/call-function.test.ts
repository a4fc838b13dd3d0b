import { describe, expect, it } from 'vitest'
import { callFunction } from './call-function.ts'

const answering = (status: number, body: string) =>
  (async () => new Response(body, { status })) as typeof fetch

describe('callFunction', () => {
  it('posts JSON to the named function and hands over its answer', async () => {
    const calls: unknown[] = []
    const send = (async (...call: unknown[]) => {
      calls.push(call)
      return Response.json({ success: true })
    }) as typeof fetch
    expect(await callFunction('cep-lookup', { cep: '05435000' }, { send })).toEqual({
      ok: true,
      body: { success: true },
    })
    expect(calls).toMatchObject([
      ['/api/functions/cep-lookup', { method: 'POST', body: '{"cep":"05435000"}' }],
    ])
  })

  it('hands over the sentence of a refusal', async () => {
    expect(await callFunction('x', {}, { send: answering(409, '{"error":"Não.","code":"n"}') })).toEqual({
      ok: false,
      status: 409,
      error: 'Não.',
      body: { error: 'Não.', code: 'n' },
    })
  })

  it.each([
    [502, '<html>'],
    [200, 'not json'],
  ])('has no sentence for an unknown answer (%i)', async (status, body) => {
    expect(await callFunction('x', {}, { send: answering(status, body) })).toMatchObject({
      ok: false,
      status,
      error: null,
    })
  })

  it('does not throw when the shop is not reached, but lets an abort through', async () => {
    const send = (async () => {
      throw new TypeError('Failed to fetch')
    }) as typeof fetch
    expect(await callFunction('x', {}, { send })).toMatchObject({ ok: false, status: 0, error: null })
    await expect(callFunction('x', {}, { send, signal: AbortSignal.abort() })).rejects.toThrow()
  })
})
