import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heightOfAddress, heightOfItem, PAPERS, readPaper, slipSheets } from './packing-slip.ts'

const lines = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('slipSheets', () => {
  it('gives up the lines for a word by hand before it takes a second sheet', () => {
    expect(slipSheets(lines(2), 'a6')).toEqual([{ items: [0, 1], hasNote: true, hasCare: true }])
    expect(slipSheets(lines(4), 'a6')).toMatchObject([{ items: [0, 1, 2, 3], hasNote: false, hasCare: true }])
    expect(slipSheets(lines(5), 'a6').map(({ items }) => items.length)).toEqual([4, 1])
    expect(slipSheets(lines(6), 'a4')).toHaveLength(1)
  })

  it('has space for unusually long addresses', () => {
    const usual = { name: 'Helena Martins', lines: ['Rua Harmonia, 500', 'Apto 71 – Sumarezinho'] }
    const long = {
      name: 'Maria Aparecida dos Santos de Albuquerque',
      lines: ['Avenida Engenheiro Luís Carlos Berrini, 12345', 'Torre B, conjunto 1207 – Cidade Monções'],
    }
    expect([heightOfAddress(usual, 'a6'), heightOfAddress(long, 'a6'), heightOfAddress(long, 'a4')]).toEqual([
      0, 1, 1,
    ])
    expect(slipSheets(lines(2), 'a6', { lostHeight: 1 })).toMatchObject([{ hasNote: false }])
    expect(slipSheets(lines(4), 'a6', { lostHeight: 1 })).toHaveLength(2)
    expect(slipSheets(lines(3), 'a6', { lostHeight: 9 })).toMatchObject([
      { items: [0], hasCare: false },
      { items: [1, 2] },
    ])
  })

  it('has space for candle names that need several lines', () => {
    const short = { name: 'Mel & Figo' }
    const long = {
      name: 'Limão-siciliano, Manjericão e Flor de Laranjeira do Campo, edição especial de Natal',
    }
    expect([heightOfItem(short, 'a6'), heightOfItem(long, 'a6'), heightOfItem(long, 'a4')]).toEqual([
      1, 2, 1.5,
    ])
    expect(heightOfItem({ name: 'a'.repeat(500) }, 'a6')).toBe(2)
    const details = '180 g · LAV-180 · Leva 27, vertida por Clara em 10/11, curou 2 dias'
    expect([heightOfItem({ ...short, details }, 'a6'), heightOfItem({ ...short, details }, 'a4')]).toEqual([
      1.5, 1.5,
    ])
    const measureHeight = (item: { name: string }) => heightOfItem(item, 'a6')
    expect(slipSheets([short, long], 'a6', { heightOf: measureHeight })).toMatchObject([{ hasNote: false }])
    const counts = slipSheets([long, long, long, short], 'a6', { heightOf: measureHeight }).map(
      ({ items }) => items.length,
    )
    expect(counts).toEqual([2, 2])
  })

  it('loses nothing and keeps the order', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.constantFrom(...PAPERS), (count, paper) => {
        const sheets = slipSheets(lines(count), paper)
        expect(sheets.flatMap(({ items }) => items)).toEqual(lines(count))
        expect(sheets.length).toBeGreaterThan(0)
      }),
    )
  })
})

it('offers two paper sizes, and uses the small one by default', () => {
  expect(['a4', 'a6', 'letter', null].map(readPaper)).toEqual(['a4', 'a6', 'a6', 'a6'])
})
