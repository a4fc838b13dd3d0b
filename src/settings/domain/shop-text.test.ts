import { describe, expect, it, test } from 'vitest'
import { greeting, line, normaliseText, paragraphs, say, textFault, textGroup } from './shop-text.ts'

const { texts } = textGroup({
  key: 'exemplo',
  kind: 'email',
  title: 'Exemplo',
  when: '',
  texts: {
    title: greeting('Olá, {nome}'),
    plain: line('Sem chaves'),
    text: paragraphs('Chega em {dia}.', {
      examples: { nome: 'Helena', dia: '20 de novembro' },
      required: ['dia'],
    }),
  },
})

describe('a shown text', () => {
  it('is the standard one until the owner has her own', () => {
    expect(say({}, texts.title, { nome: 'Helena' })).toBe('Olá, Helena')
    expect(say({ 'exemplo.title': '' }, texts.title, { nome: 'Helena' })).toBe('Olá, Helena')
    expect(say({ 'exemplo.title': 'Oi, {nome}!' }, texts.title, { nome: 'Helena' })).toBe('Oi, Helena!')
    expect(say(undefined, texts.plain)).toBe('Sem chaves')
  })

  it('keeps the braces of a value', () => {
    expect(say({}, texts.text, { nome: '', dia: '{nome}' })).toBe('Chega em {nome}.')
  })
})

test.each([
  ['Chega em {dia}, {nome}.', null],
  ['', null],
  ['<script>alert(1)</script> {dia}', null],
  ['Chega logo', { code: 'missing', placeholder: 'dia' }],
  ['Chega em {dia}, {nme}', { code: 'unknown', placeholder: 'nme' }],
  ['{dia}{constructor}', { code: 'unknown', placeholder: 'constructor' }],
  ['{dia} {nome}{nome}', { code: 'repeated', placeholder: 'nome' }],
  ['{dia} e {nome', { code: 'stray-brace' }],
  ['{dia} \u202egro.olpmexe', { code: 'invisible' }],
  ['{dia} \u0007', { code: 'invisible' }],
  ['{dia}'.padEnd(10_000, 'a'), { code: 'too-long', longest: 600 }],
])('the text %j is checked before it is saved', (typed, fault) => {
  expect(textFault(typed, texts.text)).toEqual(fault)
})

test('a greeting stays on one line', () => {
  expect(textFault('Olá,\n{nome}', texts.title)).toEqual({ code: 'one-line' })
  expect(textFault('Olá 👩🏽‍🎨, {nome}', texts.title)).toBeNull()
})

test('a text equal to the standard one is not stored', () => {
  expect(normaliseText('  Olá, {nome} \r\n', texts.title)).toBe('')
  expect(normaliseText('Um\r\n\r\n\r\n\r\nDois  \n', texts.text)).toBe('Um\n\nDois')
})
