import { firstAnswer } from '#platform/remote-service/first-answer.ts'
import { createRemoteService, type RemoteServiceOptions } from '#platform/remote-service/remote-service.ts'
import { createBrasilApi } from './brasilapi.ts'
import { createOfflineCep, type OwnTables } from './offline-cep.ts'
import type { CepAddress, CepDirectory } from './port.ts'
import { createViaCep } from './viacep.ts'

export type ConnectCepOptions = {
  readonly settings: {
    readonly services: readonly string[]
    readonly viaCepUrl: string
    readonly brasilApiUrl: string
  }
  readonly own: OwnTables
  readonly remote: Omit<RemoteServiceOptions, 'name'>
}

export function connectCep({ settings, own, remote }: ConnectCepOptions): CepDirectory {
  const service = (name: string) => createRemoteService({ ...remote, name })
  const directories = new Map<string, () => CepDirectory>([
    ['viacep', () => createViaCep(service('ViaCEP'), settings.viaCepUrl)],
    ['brasilapi', () => createBrasilApi(service('BrasilAPI'), settings.brasilApiUrl)],
  ])
  const services = settings.services
    .map((name) => directories.get(name)?.())
    .filter((service) => service !== undefined)
  return chainCepDirectories(services, own)
}

function chainCepDirectories(services: readonly CepDirectory[], own: OwnTables): CepDirectory {
  const offline = createOfflineCep(own)
  return {
    async find(cep) {
      const remote = await firstAnswer(
        services,
        (service) => service.find(cep),
        ({ kind }) => kind === 'address',
      )
      if (remote?.kind === 'address') return { kind: 'address', address: withPoint(remote.address, own) }
      const local = await offline.find(cep)
      // If a national service reports the CEP as unknown, trust it over the local table of states.
      return remote && local.kind === 'elsewhere' ? remote : local
    },
  }
}

function withPoint(address: CepAddress, { areas }: OwnTables): CepAddress {
  if (address.point) return address
  const area = areas.ofCep(address.cep)
  return 'point' in area ? { ...address, point: area.point } : address
}
