import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BrandColours, colourFaults, colourTokens, contrast, palettes } from './brand-colours.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

const lightPapers = ['porcelain', 'ivory', 'linen'] as const

function tooFaint(colours: BrandColours): string[] {
  const tokens = { ...colourTokens(colours), 'sage-100': '#e4e9da', 'terracotta-100': '#f6e1d7' }
  const texts = ['cocoa-950', 'cocoa-900', 'cocoa-800', 'cocoa-700', 'cocoa-600'] as const
  const papers = [...lightPapers, 'amber-50', 'sage-100', 'terracotta-100'] as const
  const pairs = [
    ...papers.flatMap((paper) => texts.map((text) => [text, paper, 4.5] as const)),
    ...lightPapers.flatMap((paper) => [
      ['amber-700', paper, 4.5] as const,
      ['amber-800', paper, 4.5] as const,
      ['border', paper, 3] as const,
    ]),
    ['amber-700', 'amber-50', 4.5],
    ['cocoa-900', 'sand', 4.5],
    ['cocoa-200', 'cocoa-900', 4.5],
    ['amber-300', 'cocoa-900', 4.5],
  ] as const
  return pairs
    .filter(([text, paper, least]) => contrast(tokens[text], tokens[paper]) < least)
    .map(([text, paper]) => `${text} on ${paper}`)
}

describe('the colours of a shop', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21)
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })

  it.each(palettes)('can be read everywhere: $id', (palette) => {
    expect(colourFaults(palette)).toEqual([])
    expect(tooFaint(palette)).toEqual([])
  })

  it('refuses an accent that cannot be read, and proposes the nearest tone that can', () => {
    const yellow = { ...palettes[0], accent: '#e8b23a' }
    const [fault] = colourFaults(yellow)
    expect(fault).toMatchObject({ field: 'accent' })
    expect(fault?.contrast).toBeLessThan(2)
    expect(colourFaults({ ...yellow, accent: fault?.instead ?? '' })).toEqual([])
  })

  it('refuses a dark paper, on which errors could not be read', () => {
    const [fault] = colourFaults({ ...palettes[0], paper: '#c8b8a4' })
    expect(fault).toMatchObject({ field: 'paper' })
    const lighter = colourFaults({ ...palettes[0], paper: fault?.instead ?? '' })
    expect(lighter.map(({ field }) => field)).not.toContain('paper')
  })

  it('keeps every derived colour readable, whichever the owner may save', () => {
    const any = fc.record({ paper: hex, ink: hex, accent: hex })
    fc.assert(
      fc.property(any, (colours) => {
        if (colourFaults(colours).length === 0) expect(tooFaint(colours)).toEqual([])
      }),
      { numRuns: 3000 },
    )
    const light = fc.record({ paper: hex.map(() => '#f8f4ec'), ink: hex, accent: hex })
    fc.assert(
      fc.property(light, (colours) => {
        if (colourFaults(colours).length === 0) expect(tooFaint(colours)).toEqual([])
      }),
    )
  })
})
