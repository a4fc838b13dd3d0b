import type { CepAreas } from '#delivery/streets/cep-areas.ts'
import type { StreetBook } from '#delivery/streets/street-book.ts'
import type { CepAnswer, CepDirectory } from './port.ts'

export type OwnTables = { readonly streets: Pick<StreetBook, 'findByCep'>; readonly areas: CepAreas }

export function createOfflineCep({ streets, areas }: OwnTables): CepDirectory {
  async function findInCity(cep: string, point: { lat: number; lng: number }): Promise<CepAnswer> {
    const row = await streets.findByCep(cep)
    if (!row) return { kind: 'unknown' }
    const { street, neighborhood } = row
    const address = {
      cep,
      street,
      neighborhood,
      city: 'São Paulo',
      state: 'SP',
      point,
      source: 'offline' as const,
    }
    return { kind: 'address', address }
  }

  return {
    async find(cep) {
      const area = areas.ofCep(cep)
      if (area.kind === 'city') return findInCity(cep, area.point)
      if (area.kind === 'state') return { kind: 'elsewhere', state: area.state, source: 'offline' }
      if (area.kind === 'nowhere') return { kind: 'unknown' }
      const { city, point } = area
      const address = {
        cep,
        street: '',
        neighborhood: '',
        city,
        state: 'SP',
        point,
        source: 'offline' as const,
      }
      return { kind: 'address', address }
    },
  }
}
