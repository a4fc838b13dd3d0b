import { expect, test } from 'vitest'
import { candleMark, candlesIn, countWords, postBlocks, readingMinutes } from './post-body.ts'

test('a line between double asterisks is a sub-heading, a dash begins a list item, an empty line is a spacer', () => {
  expect(postBlocks('Olá.\n\n**O pavio**\n- corte\n- acenda\nFim.')).toEqual([
    { kind: 'paragraph', text: 'Olá.' },
    { kind: 'spacer' },
    { kind: 'heading', text: 'O pavio' },
    { kind: 'list', items: ['corte', 'acenda'] },
    { kind: 'paragraph', text: 'Fim.' },
  ])
})

test('a line that is nothing but a candle shows it; anything else stays what was written', () => {
  expect(postBlocks(`Antes.\n${candleMark('cha-branco')}\n[VELA:  jasmim ]`)).toEqual([
    { kind: 'paragraph', text: 'Antes.' },
    { kind: 'candle', slug: 'cha-branco' },
    { kind: 'candle', slug: 'jasmim' },
  ])
  for (const text of ['veja [vela: jasmim]', '[vela: <b>]', '[vela: ../admin]', '[vela:]'])
    expect(postBlocks(text)).toEqual([{ kind: 'paragraph', text }])
  expect(candlesIn('[vela: b]\n[vela: a]\n[vela: b]')).toEqual(['b', 'a'])
  expect(countWords('duas palavras\n[vela: cha-branco]')).toBe(2)
})

test('several empty lines are one breath, and asterisks inside a line stay what they are', () => {
  expect(postBlocks('a **b** c\n\n\n')).toEqual([
    { kind: 'paragraph', text: 'a **b** c' },
    { kind: 'spacer' },
  ])
  expect(postBlocks('')).toEqual([])
})

test.each([
  [0, 0],
  [1, 1],
  [200, 1],
  [201, 2],
])('%i words take %i minutes', (words, minutes) => {
  expect(readingMinutes(Array(words).fill('cera').join(' '))).toBe(minutes)
})
