import { expect, it } from 'vitest'
import { tellsScent } from './product-facts.ts'

const scented = { Topo: 'Limão', Coração: 'Rosa', Fundo: 'Cedro', Intensidade: '3 – Média' }

it.each([
  ['notes and intensity', scented, true],
  ['no intensity', { ...scented, Intensidade: '' }, false],
  ['no base notes', { ...scented, Fundo: '' }, false],
  ['nothing', {}, false],
])('a candle with %s shows its scent: %#', (_facts, specifications, tells) => {
  expect(tellsScent(specifications)).toBe(tells)
})
