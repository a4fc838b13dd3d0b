import { expect, it } from 'vitest'
import { likelyPhrases } from './likely-phrases.ts'

it('puts every spelling of every word together, without small words', () => {
  expect(likelyPhrases([['25', 'vinte e cinco'], ['marco']])).toEqual(['25 marco', 'vinte cinco marco'])
})

it('gives the farthest spellings up where there would be too many phrases', () => {
  const words = Array.from({ length: 12 }, () => ['perto', 'longe', 'mais longe'])
  const phrases = likelyPhrases(words)
  expect(phrases.length).toBeLessThanOrEqual(16)
  expect(phrases[0]).toBe(Array(12).fill('perto').join(' '))
})
