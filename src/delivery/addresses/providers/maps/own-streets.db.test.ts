import { describe, expect, it } from 'vitest'
import { loadCepAreas } from '#delivery/streets/cep-areas.ts'
import { createStreetBook } from '#delivery/streets/street-book.ts'
import { createTestDatabase } from '../../../../../tests/support/database.ts'
import { fillStreets } from '../../../../../tests/support/freight-shop.ts'
import { describeMaps } from './maps.contract.ts'
import { createOwnStreets } from './own-streets.ts'

const database = await createTestDatabase()
await fillStreets(database)
const maps = createOwnStreets({ streets: createStreetBook(database.db), areas: await loadCepAreas() })

describeMaps('offline', async () => maps)

describe('the own street table', () => {
  it('keeps the number that was typed and names the neighbourhood', async () => {
    expect(await maps.suggest('r. augusta 900')).toEqual([
      { placeId: 'sp:01304000:900', title: 'Rua Augusta, 900', detail: 'Consolação, São Paulo - SP' },
    ])
    expect(await maps.suggest('05435-0')).toMatchObject([{ title: 'Rua Harmonia' }])
  })

  it('finds an address without CEP, and forgives a slip', async () => {
    expect(await maps.geocode('Rua Agusta, 900, apto 3, São Paulo')).toMatchObject({
      address: { street: 'Rua Augusta', number: '900', complement: 'apto 3', postalCode: '01304000' },
      formatted: 'Rua Augusta, 900, apto 3 - Consolação, São Paulo - SP, 01304-000',
    })
  })

  it('does not marry a CEP to a street of another', async () => {
    expect(await maps.geocode('Rua Augusta, 900, São Paulo - SP, 05435-000')).toBeNull()
  })

  it('accepts a CEP that is newer than the table, if it is in the city', async () => {
    expect(await maps.geocode('Rua Recém Aberta, 12, São Paulo - SP, 05435-777')).toMatchObject({
      address: { street: 'Rua Recém Aberta', number: '12', postalCode: '05435777' },
    })
    expect(await maps.geocode('Rua Recém Aberta, 12, 06233-777')).toBeNull()
  })

  it('finds nothing in other cities', async () => {
    expect(await maps.geocode('Rua Augusta, 900, Osasco - SP')).toBeNull()
    expect(await maps.geocode('Rua Augusta, 900, São Paulo - RJ')).toBeNull()
  })
})
