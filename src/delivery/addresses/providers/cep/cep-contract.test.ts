import { describe, expect, it } from 'vitest'
import { loadCepAreas } from '#delivery/streets/cep-areas.ts'
import { createRemoteService } from '#platform/remote-service/remote-service.ts'
import { startBrasilApi, startViaCep } from '../../../../../lab/fakes/address-services/cep-services.ts'
import { type Behaviour, timeoutFor } from '../../../../../lab/fakes/address-services/loopback-service.ts'
import { createBrasilApi } from './brasilapi.ts'
import { connectCep } from './connect-cep.ts'
import { createOfflineCep, type OwnTables } from './offline-cep.ts'
import type { CepDirectory } from './port.ts'
import { createViaCep } from './viacep.ts'

const log = { warn: () => {} }
const remote = { log, ...timeoutFor() }

const harmonia = { cep: '05435000', street: 'Rua Harmonia', neighborhood: 'Sumarezinho', number: '' }
const own: OwnTables = {
  areas: await loadCepAreas(),
  streets: { findByCep: async (cep) => (cep === harmonia.cep ? harmonia : null) },
}

const adapters: [string, () => Promise<CepDirectory>][] = [
  [
    'viacep',
    async () => createViaCep(createRemoteService({ ...remote, name: 'ViaCEP' }), (await startViaCep()).url),
  ],
  [
    'brasilapi',
    async () =>
      createBrasilApi(createRemoteService({ ...remote, name: 'BrasilAPI' }), (await startBrasilApi()).url),
  ],
  ['offline', async () => createOfflineCep(own)],
]

describe.each(adapters)('the CEP directory %s', (source, create) => {
  it('returns the street of a CEP and its source', async () => {
    const directory = await create()
    const answer = await directory.find('05435000')
    expect(answer).toMatchObject({
      kind: 'address',
      address: {
        cep: '05435000',
        street: 'Rua Harmonia',
        neighborhood: 'Sumarezinho',
        city: 'São Paulo',
        state: 'SP',
        source,
      },
    })
  })

  it('does not know a CEP that does not exist', async () => {
    const directory = await create()
    expect(await directory.find('05435999')).toEqual({ kind: 'unknown' })
  })
})

describe('coordinates', () => {
  it('come from BrasilAPI when it has them', async () => {
    const { url } = await startBrasilApi()
    const directory = createBrasilApi(createRemoteService({ ...remote, name: 'BrasilAPI' }), url)
    expect(await directory.find('05435000')).toMatchObject({
      address: { point: { lat: -23.5539, lng: -46.6891 } },
    })
    expect(await directory.find('08970000')).toMatchObject({
      address: { city: 'Salesópolis', street: '', neighborhood: '', point: null },
    })
  })
})

describe('the shop’s own tables', () => {
  const offline = createOfflineCep(own)

  it('name the towns around the city', async () => {
    expect(await offline.find('06233030')).toMatchObject({
      kind: 'address',
      address: { street: '', city: 'Osasco', state: 'SP', source: 'offline' },
    })
  })

  it('know the state of everything else', async () => {
    expect(await offline.find('20040002')).toEqual({ kind: 'elsewhere', state: 'RJ', source: 'offline' })
    expect(await offline.find('00000000')).toEqual({ kind: 'unknown' })
  })
})

describe('the chain', () => {
  async function startChain(services = ['viacep', 'brasilapi'], behaviour?: Behaviour) {
    const [viaCep, brasilApi] = await Promise.all([startViaCep(), startBrasilApi()])
    const settings = { services, viaCepUrl: viaCep.url, brasilApiUrl: brasilApi.url }
    return {
      viaCep,
      brasilApi,
      directory: connectCep({ settings, own, remote: { log, ...timeoutFor(behaviour) } }),
    }
  }

  const findSource = async (directory: CepDirectory, cep = '05435000') => {
    const answer = await directory.find(cep)
    return answer.kind === 'address' ? answer.address.source : answer.kind
  }

  it('asks ViaCEP first and adds the point that ViaCEP lacks', async () => {
    const { directory, brasilApi } = await startChain()
    expect(await directory.find('05435000')).toMatchObject({
      address: { source: 'viacep', point: { lat: expect.any(Number), lng: expect.any(Number) } },
    })
    expect(brasilApi.seen).toHaveLength(0)
  })

  it.each(['slow', 'wrong-shape', 'not-json', 'busy', 'broken'] as const)(
    'goes on to BrasilAPI when ViaCEP is %s, and to the own table when both are',
    async (behaviour) => {
      const { directory, viaCep, brasilApi } = await startChain(['viacep', 'brasilapi'], behaviour)
      viaCep.behave(behaviour)
      expect(await findSource(directory)).toBe('brasilapi')
      brasilApi.behave(behaviour)
      expect(await findSource(directory)).toBe('offline')
    },
  )

  it('works with both dead, and stops knocking after three failures', async () => {
    const { directory, viaCep, brasilApi } = await startChain()
    viaCep.behave('broken')
    await brasilApi.die()
    for (let lookup = 0; lookup < 5; lookup++) expect(await findSource(directory)).toBe('offline')
    expect(viaCep.seen).toHaveLength(3)
  })

  it('prefers a service that does not know the CEP to a table that only knows the state', async () => {
    const { directory } = await startChain()
    expect(await findSource(directory, '20040999')).toBe('unknown')
    const { directory: alone } = await startChain([])
    expect(await findSource(alone, '20040999')).toBe('elsewhere')
  })

  it('sends no request when no service is configured', async () => {
    const { directory, viaCep } = await startChain([])
    expect(await findSource(directory)).toBe('offline')
    expect(viaCep.seen).toHaveLength(0)
  })
})
