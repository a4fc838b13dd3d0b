import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  editDistance,
  likelyPhrases,
  namesAgree,
  nearestWords,
  rankStreets,
  startMismatch,
  wordMismatch,
} from './rank-streets.ts'

const street = (name: string, neighborhood = 'Centro', weight = 1) => ({ street: name, neighborhood, weight })

describe('editDistance', () => {
  it.each([
    ['augusta', 'augusta', 0],
    ['augsta', 'augusta', 1],
    ['aguusta', 'augusta', 1],
    ['agusta', 'augusta', 1],
    ['harmonia', 'armonia', 1],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
  ])('%s and %s are %i apart', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance)
  })

  it('is the same both ways and at most the longer length', () => {
    const word = fc.string({ maxLength: 12 })
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a))
        expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length))
        expect(editDistance(a, b) === 0).toBe(a === b)
      }),
    )
  })
})

describe('unfinished words', () => {
  it('are no mistakes', () => {
    expect(startMismatch('volunt', 'voluntarios')).toBe(0)
    expect(startMismatch('volnut', 'voluntarios')).toBeCloseTo(1 / 6)
    expect(wordMismatch('volunt', 'voluntarios')).toBeGreaterThan(0.4)
  })
})

describe('rankStreets', () => {
  it('ranks the intended street before similar names', () => {
    const ranked = rankStreets(
      ['augsta'],
      [
        street('Rua Fragata Augusta', 'Parque Císper'),
        street('Rua Fernando de Augsburgo'),
        street('Rua Augusta', 'Cerqueira César', 4),
        street('Rua Augusta', 'Consolação', 12),
        street('Rua Bela Cintra', 'Vila Augusta'),
      ],
    )
    expect(ranked.map(({ street: name, neighborhood }) => `${name}, ${neighborhood}`)).toEqual([
      'Rua Augusta, Consolação',
      'Rua Augusta, Cerqueira César',
      'Rua Fragata Augusta, Parque Císper',
      'Rua Bela Cintra, Vila Augusta',
    ])
  })

  it('does not count the small words of a name', () => {
    const candidates = [street('Rua Pinheiros', 'Vila Iolanda'), street('Rua dos Pinheiros', 'Pinheiros', 9)]
    expect(rankStreets(['pinheros'], candidates)[0]).toBe(candidates[1])
  })

  it('finds words in street and neighbourhood together', () => {
    const candidates = [street('Rua Augusta', 'Cerqueira César', 9), street('Rua Augusta', 'Consolação', 2)]
    expect(rankStreets(['agusta', 'consolacao'], candidates)).toEqual([candidates[1]])
  })
})

describe('namesAgree', () => {
  it.each([
    [['faria', 'lima'], ['brigadeiro', 'faria', 'lima'], true],
    [['harmnia'], ['harmonia'], true],
    [['harmonia'], ['augusta'], false],
    [['25', 'marco'], ['vinte', 'cinco', 'marco'], true],
    [[], ['augusta'], false],
  ])('%j and %j: %s', (a, b, agree) => {
    expect(namesAgree(a, b)).toBe(agree)
    expect(namesAgree(b, a)).toBe(agree)
  })
})

describe('nearestWords', () => {
  const lookAlikes = ['augsburgo', 'augusta', 'augusto', 'vista', 'augustinho']

  it('keeps what a slip of the finger explains, nearest first', () => {
    expect(nearestWords('augsta', lookAlikes, { isUnfinished: false })).toEqual(['augusta', 'augusto'])
    expect(nearestWords('augustinh', lookAlikes, { isUnfinished: true })).toEqual(['augustinho'])
  })
})

it('puts every spelling of every word together, without small words', () => {
  expect(likelyPhrases([['25', 'vinte e cinco'], ['marco']])).toEqual(['25 marco', 'vinte cinco marco'])
})

it('gives the farthest spellings up where there would be too many phrases', () => {
  const words = Array.from({ length: 12 }, () => ['perto', 'longe', 'mais longe'])
  const phrases = likelyPhrases(words)
  expect(phrases.length).toBeLessThanOrEqual(16)
  expect(phrases[0]).toBe(Array(12).fill('perto').join(' '))
})
