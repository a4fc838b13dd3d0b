import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  chooseSeenVersion,
  chosenFile,
  oneOf,
  sentAs,
  text,
  textUpTo,
  ticked,
  versionFields,
  wholeNumber,
} from './form-fields.server.ts'
import { readForm, tryForm } from './read-form-data.server.ts'

function form(...fields: [name: string, value: string | File][]) {
  const formData = new FormData()
  for (const [name, value] of fields) formData.append(name, value)
  return formData
}

const file = new File(['x'], 'a.png')

describe('readForm', () => {
  const schema = z.object({
    name: text,
    short: textUpTo(3),
    active: ticked,
    wasActive: sentAs('true'),
    status: oneOf(['paid', 'pending']),
    image: chosenFile,
    rows: z.array(text),
  })

  it('reads an empty form', () => {
    const emptyForm = { name: '', short: '', active: false, wasActive: false, rows: [] }
    expect(readForm(schema, form())).toEqual(emptyForm)
    const empty = form(
      ['image', new File([], '')],
      ['status', 'lost'],
      ['wasActive', 'false'],
      ['name', file],
    )
    expect(readForm(schema, empty)).toEqual(emptyForm)
  })

  it('reads what was typed, chosen and ticked, every row, and the first of what should stand there once', () => {
    const formData = form(
      ['name', 'a'],
      ['name', 'b'],
      ['short', 'abcd'],
      ['active', ''],
      ['wasActive', 'true'],
    )
    formData.append('status', 'paid')
    formData.append('image', file)
    for (const row of ['1', file, '3']) formData.append('rows', row)
    expect(readForm(schema, formData)).toEqual({
      name: 'a',
      short: 'abc',
      active: true,
      wasActive: true,
      status: 'paid',
      image: file,
      rows: ['1', '', '3'],
    })
  })

  it('calls a form that no page sends a bad request, unless the action has a sentence for it', () => {
    const intents = z.discriminatedUnion('intent', [
      z.object({ intent: z.literal('add'), ids: z.array(z.string()).min(1) }),
      z.object({ intent: z.literal('clear') }),
    ])
    expect(tryForm(intents, form(['intent', 'add'], ['ids', '1']))).toEqual({ intent: 'add', ids: ['1'] })
    expect(tryForm(intents, form(['intent', 'add']))).toBeNull()
    expect(() => readForm(intents, form(['intent', 'explode']))).toThrow(
      expect.objectContaining({ init: { status: 400 } }),
    )
  })
})

describe('the version that a form saw', () => {
  const readSeenVersion = (...fields: [string, string][]) =>
    chooseSeenVersion(readForm(z.object(versionFields), form(...fields)))

  it('is the one it was filled with, or the one that the owner chose to write over', () => {
    expect(readSeenVersion(['version', '12'])).toBe(12)
    expect(readSeenVersion(['version', '12'], ['overVersion', '14'])).toBe(14)
  })

  it.each(['', 'x', '-1', '1.5', 'Infinity', '1e308', '2147483648'])('is none for %j', (typed) => {
    expect(readSeenVersion(['version', typed])).toBe(0)
    expect(readSeenVersion(['version', '12'], ['overVersion', typed])).toBe(0)
    expect(readSeenVersion()).toBe(0)
  })
})

it('takes digits for a whole number, and nothing else that JavaScript would read as one', () => {
  expect(['1', '-3', '0', '2147483647'].map((typed) => wholeNumber.parse(typed))).toEqual([
    1, -3, 0, 2147483647,
  ])
  for (const typed of ['0x10', '0b11', '1e3', '', ' 5', '5.0', '+5', '9'.repeat(11)])
    expect(wholeNumber.safeParse(typed).success, typed).toBe(false)
})
