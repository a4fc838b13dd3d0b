import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { NoteFamily } from '#catalogue/products/domain/scent-notes.ts'
import { drawSeal, type SealFacts } from './draw-seal.ts'
import { vesselColour } from './vessel-colour.ts'

const families: NoteFamily[] = ['drop', 'bean', 'herb', 'fruit', 'flower', 'citrus', 'spice', 'wood']

const lavender: SealFacts = {
  number: 9,
  pouredOn: '2026-07-07',
  hour: 9,
  cureDays: 2,
  candles: 21,
  waiting: 14,
  vessel: '#a596ab',
  family: 'flower',
  lit: null,
}

const anyBatch = fc
  .record({
    number: fc.integer({ min: 1, max: 99_999 }),
    pouredOn: fc
      .date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10)),
    hour: fc.integer({ min: 0, max: 23 }),
    cureDays: fc.integer({ min: 2, max: 60 }),
    candles: fc.integer({ min: 1, max: 999 }),
    vessel: fc.constantFrom('#a596ab', '#4a4541', '#cdbfa9'),
    family: fc.constantFrom(...families),
  })
  .chain((batch) =>
    fc
      .record({
        waiting: fc.integer({ min: 0, max: batch.candles }),
        lit: fc.option(fc.integer({ min: 1, max: batch.candles })),
      })
      .map((rest): SealFacts => ({ ...batch, ...rest })),
  )

const look = fc.record({
  width: fc.constantFrom(24, 48, 96, 480),
  mode: fc.constantFrom('colour', 'print'),
} as const)

const countRings = (svg: string) => svg.split('M').length - 1

test('a batch always has the same seal, drawn with finite numbers in at most 3.2 KB', () => {
  fc.assert(
    fc.property(anyBatch, look, (batch, options) => {
      const svg = drawSeal(batch, options)
      expect(drawSeal({ ...batch }, { ...options })).toBe(svg)
      expect(svg).not.toMatch(/NaN|Infinity|undefined|e-\d/)
      if (batch.candles <= 60) expect(svg.length).toBeLessThan(3_200)
    }),
  )
})

test('a seal has one ring for each candle', () => {
  const bare = { ...lavender, family: 'drop' } as const
  const extra = countRings(drawSeal({ ...bare, candles: 1 }, { width: 480 })) - 1
  for (const candles of [2, 6, 21, 60])
    expect(countRings(drawSeal({ ...bare, candles, waiting: 0 }, { width: 480 })) - extra).toBe(candles)
})

test('batches that differ in one fact have different seals', () => {
  const seals = [
    lavender,
    { ...lavender, number: 10 },
    { ...lavender, hour: 15 },
    { ...lavender, pouredOn: '2026-07-08' },
    { ...lavender, cureDays: 3 },
    { ...lavender, candles: 22 },
    { ...lavender, waiting: 13 },
    { ...lavender, vessel: '#4a4541' },
    { ...lavender, family: 'citrus' } as const,
    { ...lavender, lit: 14 },
  ].map((batch) => drawSeal(batch, { width: 480 }))
  expect(new Set(seals).size).toBe(seals.length)
})

test('a printed seal has one colour and no line that a label printer would lose', () => {
  const svg = drawSeal({ ...lavender, lit: 14 }, { width: 68, mode: 'print' })
  expect(svg).not.toMatch(/#[0-9a-f]{6}|opacity/)
  const widths = [...svg.matchAll(/stroke-width="([\d.]+)"/g)].map(([, width]) => Number(width))
  // The drawing is 200 units wide and 18 mm on paper.
  expect(Math.min(...widths) * (18 / 200)).toBeGreaterThanOrEqual(0.12)
})

test.each([
  ['Cerâmica lilás reutilizável', '#a596ab'],
  ['Cerâmica verde-musgo reutilizável', '#6b7250'],
  ['Cerâmica verde-água reutilizável', '#8fb3a6'],
  ['Vidro âmbar reutilizável', '#b5661a'],
  ['Vidro transparente reutilizável', '#c4b08f'],
  ['', '#c4b08f'],
])('%j gives the seal its colour', (description, colour) => {
  expect(vesselColour(description)).toBe(colour)
})
