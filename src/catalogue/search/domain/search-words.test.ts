import { expect, test } from 'vitest'
import { oneLetterAway, searchWords, withSynonyms } from './search-words.ts'

test.each([
  ['laranja canela', ['laranja', 'canela']],
  ['  Vela   de  CANELA ', ['CANELA']],
  ['coleção Calma', ['Calma']],
  ['velas', []],
  ['', []],
])('%j is searched as %j', (search, words) => {
  expect(searchWords(search)).toEqual(words)
})

test.each([
  ['dormir', ['dormir', 'calma', 'quarto']],
  ['SONO', ['SONO', 'calma', 'quarto']],
  ['calma', ['calma']],
  ['madeira', ['madeira', 'amadeirado']],
  ['sonos', ['sonos', 'calma', 'quarto']],
  ['Madeiras', ['Madeiras', 'amadeirado']],
  ['som', ['som']],
  ['kits', ['kits', 'kit']],
  ['flores', ['flores']],
  ['=', ['=']],
])('%j is searched as %j too', (word, alternatives) => {
  const synonyms = 'dormir, sono = calma, quarto\n\nsem sinal\n = , \nmadeira=amadeirado'
  expect(withSynonyms([word], synonyms)).toEqual([alternatives])
})

const forgives = (typed: string, name: string) =>
  new RegExp(oneLetterAway(typed)?.replace('\\m', '\\b') ?? '(?!)').test(name)

test.each([
  ['jasmin', 'jasmim da noite'],
  ['jasnim', 'jasmim da noite'],
  ['jamsim', 'jasmim da noite'],
  ['jasmm', 'jasmim da noite'],
  ['jassmim', 'jasmim da noite'],
  ['Jásmin', 'jasmim da noite'],
  ['lavamda', 'lavanda & camomila'],
  ['limoa', 'capim-limao'],
])('%j is forgiven for %j', (typed, name) => {
  expect(forgives(typed, name)).toBe(true)
})

test.each([
  ['jaznin', 'jasmim da noite'],
  ['maracuja', 'jasmim da noite'],
  ['cha', 'chá branco'],
  ['s_ndalo', 'sandalo & ambar'],
  ['100%', 'promo 100% coco'],
])('%j is not taken for %j', (typed, name) => {
  expect(forgives(typed, name)).toBe(false)
})

test('a word longer than any name has no neighbours: they would be thousands', () => {
  expect(oneLetterAway('x'.repeat(24))).not.toBeNull()
  expect(oneLetterAway('x'.repeat(25))).toBeNull()
})
