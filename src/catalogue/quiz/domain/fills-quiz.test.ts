import { expect, it } from 'vitest'
import { fillsQuiz } from './fills-quiz.ts'

const scented = { Topo: 'Limão', Coração: 'Rosa', Fundo: 'Cedro', Intensidade: '3 – Média' }

it.each([
  ['two candles with notes and intensity', [scented, scented, {}], false],
  ['a third without an intensity', [scented, scented, { ...scented, Intensidade: '' }], false],
  ['a third without its base notes', [scented, scented, { ...scented, Fundo: '' }], false],
  ['three with both', [scented, scented, scented], true],
])('has a quiz with %s: %#', (_shelf, candles, isThere) => {
  expect(fillsQuiz(candles)).toBe(isThere)
})
