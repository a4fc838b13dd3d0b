import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  type Behaviour,
  startLoopbackService,
  timeoutFor,
} from '../../../lab/fakes/address-services/loopback-service.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { firstAnswer } from './first-answer.ts'
import { createRemoteService, RemoteServiceError, serviceUrl } from './remote-service.ts'

const shape = z.object({ greeting: z.string() })

async function startGreeter(options: { retries?: number; now?: () => number } = {}, behaviour?: Behaviour) {
  const server = await startLoopbackService(({ url }) =>
    url.pathname === '/nobody' ? { status: 404, json: {} } : { json: { greeting: 'olá' } },
  )
  const warnings: object[] = []
  const service = createRemoteService({
    name: 'Greeter',
    log: { warn: (details) => void warnings.push(details) },
    ...timeoutFor(behaviour),
    retryDelayMs: 1,
    ...options,
  })
  const ask = (path = 'hello') => service.ask({ url: serviceUrl(server.url, path), shape, absent: [404] })
  return { server, ask, warnings }
}

describe('a remote service', () => {
  it('returns the promised shape or no result', async () => {
    const { ask } = await startGreeter()
    expect(await ask()).toEqual({ greeting: 'olá' })
    expect(await ask('nobody')).toBeNull()
  })

  it.each([
    ['slow', 'timeout', undefined],
    ['wrong-shape', 'shape', undefined],
    ['not-json', 'shape', undefined],
    ['busy', 'status', 429],
    ['broken', 'status', 500],
  ] as const)(
    '%s is a failure of its own kind, said in the log without the question',
    async (behaviour, failure, status) => {
      const { server, ask, warnings } = await startGreeter({}, behaviour)
      server.behave(behaviour)
      await expect(ask()).rejects.toMatchObject({ name: 'RemoteServiceError', failure, status })
      expect(warnings).toEqual([{ service: 'Greeter', failure, status }])
    },
  )

  it('detects a dead connection', async () => {
    const { server, ask } = await startGreeter()
    await server.die()
    await expect(ask()).rejects.toMatchObject({ failure: 'unreachable' })
  })

  it('tries again as often as it may, and no more', async () => {
    const { server, ask } = await startGreeter({ retries: 3 })
    server.stumble(3)
    expect(await ask()).toEqual({ greeting: 'olá' })
    expect(server.seen).toHaveLength(4)
    server.stumble(9)
    await expect(ask()).rejects.toMatchObject({ failure: 'status', status: 503 })
    expect(server.seen).toHaveLength(8)
  })

  it('does not try again what cannot get better', async () => {
    const { server, ask } = await startGreeter({ retries: 3 })
    server.behave('wrong-shape')
    await expect(ask()).rejects.toMatchObject({ failure: 'shape' })
    expect(server.seen).toHaveLength(1)
  })

  it('pauses requests to a failing service for a minute, then lets one try', async () => {
    let now = 0
    const { server, ask } = await startGreeter({ now: () => now })
    server.behave('broken')
    for (let failure = 0; failure < 3; failure++)
      await expect(ask()).rejects.toMatchObject({ failure: 'status' })
    await expect(ask()).rejects.toMatchObject({ failure: 'resting' })
    expect(server.seen).toHaveLength(3)
    server.behave('right')
    now = 60_000
    expect(await ask()).toEqual({ greeting: 'olá' })
    expect(await ask()).toEqual({ greeting: 'olá' })
  })
})

describe('the circuit breaker', () => {
  it('lets only one caller try after the rest, and rests again when that fails', () => {
    let now = 0
    const breaker = createCircuitBreaker({ failuresToOpen: 1, restMs: 10, now: () => now })
    breaker.failed()
    expect(breaker.mayTry()).toBe(false)
    now = 10
    expect(breaker.mayTry()).toBe(true)
    expect(breaker.mayTry()).toBe(false)
    breaker.failed()
    now = 19
    expect(breaker.mayTry()).toBe(false)
    now = 20
    expect(breaker.mayTry()).toBe(true)
    breaker.succeeded()
    expect(breaker.mayTry()).toBe(true)
  })

  it('forgets single failures', () => {
    const breaker = createCircuitBreaker({ failuresToOpen: 2, now: () => 0 })
    breaker.failed()
    breaker.succeeded()
    breaker.failed()
    expect(breaker.mayTry()).toBe(true)
  })
})

describe('firstAnswer', () => {
  const fail = () => Promise.reject(new RemoteServiceError('Greeter', 'timeout'))

  it('passes over what fails and what does not know', async () => {
    const answers = [fail, async () => null, async () => 'olá', async () => 'adeus']
    expect(await firstAnswer(answers, (ask) => ask(), Boolean)).toBe('olá')
  })

  it('does not swallow a surprise', async () => {
    const surprise = async () => {
      throw new TypeError('a bug')
    }
    await expect(firstAnswer([surprise], (ask) => ask(), Boolean)).rejects.toThrow('a bug')
  })

  it('is undefined when no service could be asked', async () => {
    expect(await firstAnswer([fail], (ask) => ask(), Boolean)).toBeUndefined()
  })
})

describe('serviceUrl', () => {
  it('keeps the path of the base and escapes the query', () => {
    expect(serviceUrl('http://maps.test/osm/', 'search', { q: 'Rua A & B' }).href).toBe(
      'http://maps.test/osm/search?q=Rua+A+%26+B',
    )
  })
})
