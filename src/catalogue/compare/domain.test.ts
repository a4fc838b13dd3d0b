import { describe, expect, it } from 'vitest'
import { canCompare, comparedSlugs, sharedNotes } from './domain.ts'

describe('candles side by side', () => {
  it.each([
    [['lavanda,jasmim'], ['lavanda', 'jasmim']],
    [
      ['lavanda', 'jasmim', 'lavanda'],
      ['lavanda', 'jasmim'],
    ],
    [['a,b,c,d'], ['a', 'b', 'c']],
    [[' a , ,b'], ['a', 'b']],
    [[''], []],
  ])('%j names %j', (typed, slugs) => expect(comparedSlugs(typed)).toEqual(slugs))

  it('are two at least', () => {
    expect(canCompare(['a'])).toBe(false)
    expect(canCompare(['a', 'b'])).toBe(true)
  })

  it('share a note that two candles have, not one that a candle repeats', () => {
    const isShared = sharedNotes([['Cedro', 'baunilha', 'Baunilha'], ['cedro', 'Mel'], ['Limão']])
    expect(['Cedro', 'cedro'].every(isShared)).toBe(true)
    expect(['Baunilha', 'Mel', 'limao'].some(isShared)).toBe(false)
  })
})
