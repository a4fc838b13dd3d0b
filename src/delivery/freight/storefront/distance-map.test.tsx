import { describe, expect, it } from 'vitest'
import { renderMarkup } from '../../../../tests/support/render-markup.tsx'
import { DistanceMap } from './distance-map.tsx'

const origin = { lat: -23.5539, lng: -46.6891 }

const draw = (destination: { lat: number; lng: number }, metres: number) =>
  renderMarkup(<DistanceMap origin={origin} destination={destination} metres={metres} />)

describe('the distance map', () => {
  it('describes the map in text', () => {
    expect(draw({ lat: -23.5, lng: -46.62 }, 9_400)).toContain(
      'Mapa de faixas de distância: a entrega fica a 9,4 km do ateliê, na faixa de 7 a 15 km',
    )
  })

  it('draws the rings from the outermost to the middle, so that none hides another', () => {
    const radii = [...draw(origin, 0).matchAll(/<circle[^>]* r="(\d+)"[^>]*class="ring"/g)].map((m) => m[1])
    expect(radii).toEqual(['138', '106', '76', '47', '26'])
  })

  it('keeps the name of a far pin inside the drawing', () => {
    const east = draw({ lat: -23.5539, lng: -46.3 }, 40_000)
    const x = Number(/class="pin-name" x="([\d.]+)"/.exec(east)?.[1])
    expect(x).toBeLessThanOrEqual(276)
    const north = draw({ lat: -23.2, lng: -46.6891 }, 40_000)
    const y = Number(/class="pin-name" x="[\d.]+" y="([\d.]+)"/.exec(north)?.[1])
    expect(y).toBeGreaterThan(12)
  })
})
