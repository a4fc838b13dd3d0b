import { describe, expect, test } from 'vitest'
import { compareWithCeilings, countComments, countNamesAndTitles, listComments } from './comments.ts'

const file = (text: string) => ({ path: 'src/probe.ts', text })

test('line comments that follow each other are one comment, on the line of the first', () => {
  const text = `const a = 1\n// One thought\n// on two lines.\nconst b = 2 // Another.\n/**\n * A block.\n */\n`
  expect(listComments(file(text))).toEqual([
    { line: 2, text: 'One thought on two lines.' },
    { line: 4, text: 'Another.' },
    { line: 5, text: 'A block.' },
  ])
})

const findPlaces = (text: string) =>
  Object.fromEntries(
    [...countComments([file(text)])].flatMap(([kind, { places }]) =>
      places.length > 0 ? [[kind, places]] : [],
    ),
  )

test('a comment that begins with a question word is counted with file and line', () => {
  expect(findPlaces('let a = 1\n/** What of it is paid. */\nlet b = 2\n')).toEqual({
    "begin with 'What'": ['src/probe.ts:2 What of it is paid.'],
  })
  expect(findPlaces('/** Withholds the sum; What is owed. */\n')).toEqual({})
})

test('a comment that contains a period word is counted with file and line', () => {
  expect(findPlaces('// The row stands\n// as good as new.\n')).toEqual({
    "contain 'stands'": ['src/probe.ts:1 The row stands as good as new.'],
    "contain 'as good as'": ['src/probe.ts:1 The row stands as good as new.'],
  })
  expect(findPlaces('// Relies on the lock.\n')).toEqual({})
})

test('a variable without a noun and a test title without a subject are counted', () => {
  const titles = [
    "it('who pays is told'",
    "])('of %s is told'",
    "it.each(kinds)('by %s'",
    "test('refunds whoever paid'",
  ]
  const tests = [...titles, "test('shows the total'"].map((title) => file(`${title}, () => {})\n`))
  const counts = countNamesAndTitles([file('const found = 1\nconst foundRow = 2\n')], tests)
  expect([...counts.values()].map(({ count }) => count)).toEqual([1, titles.length])
})

describe('a ceiling', () => {
  const faultsOf = (count: number, places: string[] = []) =>
    compareWithCeilings(new Map([['in names', { count, places }]]), { 'in names': 100 })

  test('fails with the places when its number rises', () => {
    expect(faultsOf(100)).toEqual([])
    expect(faultsOf(101, ['src/probe.ts:2 Text'])).toEqual([
      'plain English in names: 101, at most 100\n  src/probe.ts:2 Text',
    ])
  })

  test('has to be lowered when its number falls by more than a few', () => {
    expect(faultsOf(80)).toEqual([])
    expect(faultsOf(79)).toEqual(['plain English in names: 79, ceiling 100; lower the ceiling'])
  })
})
