import { expect, test } from 'vitest'
import { candleMark, candlesIn, countWords, readingMinutes, typedBlocks } from './post-body.ts'

test('a line between double asterisks is a sub-heading, a dash begins a list item, an empty line is a spacer', () => {
  expect(typedBlocks('Olá.\n\n**O pavio**\n- corte\n- acenda\nFim.')).toEqual([
    { kind: 'paragraph', text: 'Olá.' },
    { kind: 'spacer' },
    { kind: 'heading', text: 'O pavio' },
    { kind: 'list', items: ['corte', 'acenda'] },
    { kind: 'paragraph', text: 'Fim.' },
  ])
})

test('a line that is nothing but a candle shows it; anything else stays what was written', () => {
  expect(typedBlocks(`Antes.\n${candleMark('cha-branco')}\n[VELA:  jasmim ]`)).toEqual([
    { kind: 'paragraph', text: 'Antes.' },
    { kind: 'candle', slug: 'cha-branco' },
    { kind: 'candle', slug: 'jasmim' },
  ])
  for (const text of ['veja [vela: jasmim]', '[vela: <b>]', '[vela: ../admin]', '[vela:]'])
    expect(typedBlocks(text)).toEqual([{ kind: 'paragraph', text }])
  expect(candlesIn('[vela: b]\n[vela: a]\n[vela: b]')).toEqual(['b', 'a'])
  expect(countWords('duas palavras\n[vela: cha-branco]\n![uma vela acesa](/media/a.webp)')).toBe(2)
  expect(countWords('[duas palavras](https://exemplo.com.br/uma/longa)')).toBe(2)
})

test('several empty lines are one breath, and bold words do not make a line a sub-heading', () => {
  expect(typedBlocks('a **b** c\n\n\n**Cera** e **pavio**\n')).toEqual([
    { kind: 'paragraph', text: 'a **b** c' },
    { kind: 'spacer' },
    { kind: 'paragraph', text: '**Cera** e **pavio**' },
    { kind: 'spacer' },
  ])
  expect(typedBlocks('')).toEqual([])
})

test('accepts other Markdown habits: hashes, asterisks, numbers and quotes', () => {
  expect(typedBlocks('## O pavio\n* corte\n-acenda\n\n2. espere\n3) apague\n> Que luz!\n>\n> Sim.')).toEqual([
    { kind: 'heading', text: 'O pavio' },
    { kind: 'list', items: ['corte', 'acenda'] },
    { kind: 'spacer' },
    { kind: 'steps', from: 2, items: ['espere', 'apague'] },
    { kind: 'quote', lines: ['Que luz!', '', 'Sim.'] },
  ])
})

test.each([
  [0, 0],
  [1, 1],
  [200, 1],
  [201, 2],
])('%i words take %i minutes', (words, minutes) => {
  expect(readingMinutes(Array(words).fill('cera').join(' '))).toBe(minutes)
})
