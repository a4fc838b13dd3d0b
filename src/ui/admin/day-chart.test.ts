import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { axisLabel, labelledDays, layOut, scaleFor } from './day-chart.tsx'

describe('scaleFor', () => {
  it.each([
    [[0], [0, 100]],
    [[], [0, 100]],
    [
      [12_000, 85_000],
      [0, 30_000, 60_000, 90_000],
    ],
    [
      [-300, 500],
      [-300, 0, 300, 600],
    ],
    [
      [-700, -20],
      [-900, -600, -300, 0],
    ],
  ])('%j is read on %j', (values, scale) => {
    expect(scaleFor(values)).toEqual(scale)
  })

  it('holds every value, and zero, with few lines', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1_000_000, max: 100_000_000 }), { maxLength: 90 }),
        (values) => {
          const scale = scaleFor(values)
          expect(scale).toContain(0)
          expect(scale.length).toBeLessThanOrEqual(5)
          expect(Math.min(...values, 0)).toBeGreaterThanOrEqual(scale[0] as number)
          expect(Math.max(...values, 0)).toBeLessThanOrEqual(scale.at(-1) as number)
        },
      ),
    )
  })
})

describe('a drawing', () => {
  it('starts at zero: gains rise, losses hang below', () => {
    const { bar, y } = layOut({ width: 316, height: 210 }, [600, -300, 0])
    expect(bar(600, 0).y + bar(600, 0).height).toBeCloseTo(y(0))
    expect(bar(-300, 1).y).toBe(y(0))
    expect(bar(0, 2).height).toBe(0)
  })

  it('keeps its bars apart and inside, however many days there are', () => {
    for (const days of [7, 30, 90]) {
      const values = Array.from({ length: days }, () => 100)
      const { bar, left } = layOut({ width: 316, height: 210 }, values)
      const bars = values.map(bar)
      expect(bars[0]?.x).toBeGreaterThanOrEqual(left)
      const [last, before] = [bars[days - 1], bars[days - 2]]
      if (!last || !before) throw new Error('no bars')
      expect(last.x + last.width).toBeLessThanOrEqual(316)
      expect(before.x + before.width).toBeLessThan(last.x)
    }
  })

  it('names the first day, the last, and some between', () => {
    expect(labelledDays(30, 4)).toEqual([0, 10, 19, 29])
    expect(labelledDays(7, 7)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(labelledDays(1, 4)).toEqual([0])
    expect(labelledDays(0, 4)).toEqual([])
  })

  it('writes its axis in whole reais', () => {
    expect(axisLabel(90_000)).toBe('R$\u00a0900')
  })
})
