import { describe, expect, it } from 'vitest'
import type { FindingKind } from '#catalogue/stock/domain/finding-kind.ts'
import { noticeGroupTitle } from './admin-copy.ts'
import { groupByCandle, type NoticeGroup } from './domain.ts'

const makeNotice = (kind: FindingKind, about: string, units: number | null, productId: string | null) => ({
  ...{ id: `${kind} ${about}`, kind, about, left: units, productId },
  ...{ orderId: null, amount: null, customerName: null, message: null },
})
const low = (about: string, units: number) => makeNotice('stock-low', about, units, about.split(',')[0] ?? '')
const buildTitle = (...notices: ReturnType<typeof low>[]) =>
  noticeGroupTitle(notices as unknown as NoticeGroup<ReturnType<typeof low>>)

describe('groupByCandle', () => {
  it('puts the sizes of a candle into one group, where its newest notice is', () => {
    const notices = [
      low('Jasmim, 120 g', 0),
      makeNotice('stock-differs', 'Jasmim', null, 'Jasmim'),
      low('Lavanda', 2),
      low('Jasmim, 320 g', 3),
    ]
    expect(groupByCandle(notices).map((group) => group.map(({ id }) => id))).toEqual([
      ['stock-low Jasmim, 120 g', 'stock-low Jasmim, 320 g'],
      ['stock-differs Jasmim'],
      ['stock-low Lavanda'],
    ])
  })
})

describe('noticeGroupTitle', () => {
  it('names the sizes that are gone once, in their order', () => {
    expect(buildTitle(low('Flor, 320 g', 0), low('Flor, 120 g', 0), low('Flor, 180 g', 0))).toBe(
      'Flor: 120, 180 e 320 g acabaram',
    )
  })
  it('shows how many candles the others have left', () => {
    expect(buildTitle(low('Flor, 120 g', 0), low('Flor, 180 g', 3), low('Flor, 320 g', 1))).toBe(
      'Flor: 120 g acabou, restam 3 unidades de 180 g, resta 1 unidade de 320 g',
    )
  })
  it('keeps sizes without a common unit whole', () => {
    expect(buildTitle(low('Mel, Copo grande', 0), low('Mel, Lata', 0))).toBe(
      'Mel: Copo grande e Lata acabaram',
    )
  })
  it('is the title of the notice if it is alone', () => {
    expect(buildTitle(low('Flor, 120 g', 0))).toBe('Flor, 120 g acabou')
  })
})
