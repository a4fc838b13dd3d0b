import { describe, expect, it } from 'vitest'
import { renderMarkup } from '../../../../tests/support/render-markup.tsx'
import { examplePrices, LiveExamples } from './live-examples.tsx'

const table = {
  enabled: true,
  originAddress: 'Rua Harmonia, 500',
  basePrice: 1200,
  tier1Rate: 220,
  tier2Rate: 200,
  tier3Rate: 180,
  tier4Rate: 160,
  handlingFee: 300,
  peakUpchargePct: 15,
  peakStartTime: '17:00',
  peakEndTime: '20:00',
  freeAbove: null,
}
const brl = (text: string) => text.replace(/\u00a0/g, ' ')

describe('the live examples', () => {
  it('show the price of each distance, usual and at peak', () => {
    const html = brl(renderMarkup(<LiveExamples table={table} now={new Date('2026-11-16T15:00:00Z')} />))
    for (const km of ['2,0 km', '5,0 km', '10,0 km', '20,0 km', '35,0 km']) expect(html).toContain(km)
    expect(html).toContain('R$ 15,00')
    expect(html).toContain('R$ 16,80')
  })

  it('say which of the two prices applies now', () => {
    const at = (instant: string) => renderMarkup(<LiveExamples table={table} now={new Date(instant)} />)
    expect(at('2026-11-16T15:00:00Z')).toMatch(/Normal<small[^>]*> agora/)
    expect(at('2026-11-16T20:30:00Z')).toMatch(/Pico<small[^>]*> agora/)
  })

  it('show no price as long as what is typed is none', () => {
    expect(examplePrices(5_000, { ...table, tier1Rate: Number.NaN })).toEqual({ usual: '–', peak: '–' })
    expect(examplePrices(5_000, { ...table, peakUpchargePct: Number.NaN }).usual).toBe('–')
  })
})
