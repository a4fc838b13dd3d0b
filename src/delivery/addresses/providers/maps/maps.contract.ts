import { describe, expect, it } from 'vitest'
import { greatCircleMetres } from '#delivery/addresses/domain/geo-point.ts'
import type { Maps, MapsSource } from './port.ts'

const harmonia500 = {
  street: 'Rua Harmonia',
  number: '500',
  complement: '',
  neighborhood: 'Sumarezinho',
  city: 'São Paulo',
  state: 'SP',
}

export function describeMaps(source: MapsSource, create: () => Promise<Maps>): void {
  describe(`the maps of ${source}`, () => {
    it('suggest addresses and know the details of what they suggested', async () => {
      const maps = await create()
      const [suggestion] = await maps.suggest('Rua Harmonia 500')
      expect(suggestion).toMatchObject({
        title: 'Rua Harmonia, 500',
        detail: expect.stringContaining('São Paulo'),
      })
      const place = await maps.placeDetails(suggestion?.placeId ?? '')
      expect(place).toMatchObject({ placeId: suggestion?.placeId, address: harmonia500, source })
      expect(place?.address.postalCode.replace('-', '')).toBe('05435000')
    })

    it('find an address written out, with a point near it', async () => {
      const maps = await create()
      const place = await maps.geocode('Rua Harmonia, 500, Sumarezinho, São Paulo - SP, 05435-000')
      expect(place).toMatchObject({
        address: harmonia500,
        source,
        formatted: expect.stringContaining('Harmonia'),
      })
      const point = place?.point ?? { lat: 0, lng: 0 }
      expect(greatCircleMetres(point, { lat: -23.5539, lng: -46.6891 })).toBeLessThan(2_000)
    })

    it('say nothing about what they do not know', async () => {
      const maps = await create()
      expect(await maps.suggest('xqzw ywvk')).toEqual([])
      expect(await maps.geocode('xqzw ywvk, 12')).toBeNull()
      expect(await maps.placeDetails('nobody:123')).toBeNull()
      expect(await maps.placeDetails('../../etc')).toBeNull()
    })
  })
}
