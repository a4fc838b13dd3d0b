import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stateOfCep } from '#delivery/addresses/domain/states.ts'
import { distanceToRing, isInsideRing, loadCepAreas, type Ring } from './cep-areas.ts'

const areas = await loadCepAreas()

describe('the area of a CEP', () => {
  it('finds the regions of the city and their points', () => {
    expect(areas.ofCep('05435000')).toMatchObject({ kind: 'city', region: expect.any(String) })
    const se = areas.ofCep('01001000')
    expect(se).toEqual({
      kind: 'city',
      region: 'Sé',
      point: { lat: -23.5495, lng: -46.6352 },
      approximate: true,
    })
  })

  it.each(['01000', '05999', '08000', '08499', '04890'])('covers %s', (prefix) => {
    expect(areas.ofCep(`${prefix}000`).kind).toBe('city')
  })

  it('names the region by its zone where no neighbourhood is known', () => {
    expect(areas.ofCep('01000000')).toMatchObject({ region: 'Centro' })
    const zones = new Set(
      Array.from({ length: 5000 }, (_, index) => areas.ofCep(`0${1000 + index}000`))
        .filter((area) => area.kind === 'city')
        .map(({ region }) => region)
        .filter((region) => region.startsWith('Zona ')),
    )
    expect([...zones].toSorted()).toEqual(['Zona Leste', 'Zona Norte', 'Zona Oeste', 'Zona Sul'])
  })

  it.each([
    ['06233030', 'Osasco'],
    ['07010000', 'Guarulhos'],
    ['09510111', 'São Caetano do Sul'],
    ['09910770', 'Diadema'],
  ])('%s belongs to %s', (cep, city) => {
    expect(areas.ofCep(cep)).toMatchObject({ kind: 'neighbour', city })
  })

  it.each([
    ['13010001', 'SP', 'São Paulo'],
    ['20040002', 'RJ', 'Rio de Janeiro'],
    ['69301970', 'RR', 'Roraima'],
    ['69980000', 'AC', 'Acre'],
  ])('finds %s in %s', (cep, state, stateName) => {
    expect(areas.ofCep(cep)).toEqual({ kind: 'state', state, stateName })
  })

  it('recognises that no CEP begins with 000', () => {
    expect(areas.ofCep('00000000')).toEqual({ kind: 'nowhere' })
  })
})

describe('the area of a point', () => {
  it.each([
    ['Praça da Sé', -23.5505, -46.6333],
    ['the shop', -23.5539, -46.6891],
    ['Parelheiros', -23.828, -46.7275],
    ['Perus', -23.4064, -46.7533],
  ])('%s is inside', (_name, lat, lng) => {
    expect(areas.ofPoint({ lat, lng })).toEqual({ kind: 'inside' })
  })

  it.each([
    ['Osasco', -23.5329, -46.7919],
    ['Guarulhos', -23.4628, -46.5333],
    ['Diadema', -23.6861, -46.6228],
  ])('%s is outside and named', (city, lat, lng) => {
    expect(areas.ofPoint({ lat, lng })).toEqual({ kind: 'outside', nearestCity: city })
  })

  it('does not name a neighbour for a place far away', () => {
    expect(areas.ofPoint({ lat: -22.9068, lng: -43.1729 })).toEqual({ kind: 'outside', nearestCity: null })
  })

  it('leaves a point on the boundary undecided', () => {
    expect(areas.ofPoint({ lat: -23.4085, lng: -46.8258 })).toEqual({ kind: 'undecided' })
  })
})

describe('ring', () => {
  const square: Ring = [
    [0, 0],
    [0, 1],
    [1, 1],
    [1, 0],
    [0, 0],
  ]

  it('distinguishes inside from outside', () => {
    expect(isInsideRing(square, { lat: 0.5, lng: 0.5 })).toBe(true)
    expect(isInsideRing(square, { lat: 1.5, lng: 0.5 })).toBe(false)
    expect(isInsideRing(square, { lat: 0.5, lng: -0.1 })).toBe(false)
  })

  it('measures to sides and corners', () => {
    expect(distanceToRing(square, { lat: 0.5, lng: 1.1 })).toBeCloseTo(0.1 * 111_195, -2)
    expect(distanceToRing(square, { lat: 1.3, lng: 1.4 })).toBeCloseTo(0.5 * 111_195, -2)
  })
})

it('never contradicts the table of states', () => {
  const anyCep = fc.integer({ min: 0, max: 99_999_999 }).map((number) => String(number).padStart(8, '0'))
  fc.assert(
    fc.property(anyCep, (cep) => {
      const area = areas.ofCep(cep)
      const uf = area.kind === 'state' ? area.state : area.kind === 'nowhere' ? undefined : 'SP'
      return stateOfCep(cep)?.uf === uf
    }),
  )
})
