import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planRound, roundMetres, roundSeconds } from './plan-round.ts'

const workshop = { lat: -23.5539, lng: -46.6891 }
const stop = (name: string, lat: number, lng: number) => ({ name, point: { lat, lng } })
const near = stop('Vila Madalena', -23.548, -46.7008)
const middle = stop('Perdizes', -23.5324, -46.685)
const far = stop('Tatuapé', -23.5433, -46.564)
const nowhere = { name: 'Curitiba', point: null }

describe('planRound', () => {
  it('goes to the nearest next, and last to what has no point', () => {
    const round = planRound(workshop, [nowhere, far, middle, near])
    expect(round.map(({ name }) => name)).toEqual(['Vila Madalena', 'Perdizes', 'Tatuapé', 'Curitiba'])
    expect(planRound(null, [far, near]).map(({ name }) => name)).toEqual(['Tatuapé', 'Vila Madalena'])
  })

  it('visits every stop once', () => {
    const point = fc.record({
      lat: fc.double({ min: -24, max: -23, noNaN: true }),
      lng: fc.double({ min: -47, max: -46, noNaN: true }),
    })
    const stops = fc.array(fc.record({ point: fc.option(point) }), { maxLength: 12 })
    fc.assert(
      fc.property(stops, (roundStops) => {
        const round = planRound(workshop, roundStops)
        expect(new Set(round)).toEqual(new Set(roundStops))
        expect(round).toHaveLength(roundStops.length)
      }),
    )
  })

  it('counts the way there and back, and the time at the doors', () => {
    const metres = roundMetres(workshop, [near])
    expect(metres).toBeGreaterThan(3000)
    expect(metres).toBeLessThan(4000)
    expect(roundMetres(workshop, [near, nowhere])).toBe(metres)
    expect(roundMetres(workshop, [])).toBe(0)
    expect(roundSeconds(15_000, 2)).toBe(3600 + 480)
  })
})
