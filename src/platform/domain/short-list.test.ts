import { expect, test } from 'vitest'
import { shortList } from './short-list.ts'

const names = [
  'Lavanda',
  'Capim-limão',
  'Limão siciliano',
  ...Array.from({ length: 40 }, (_, n) => `Vela ${n}`),
]
const rows = names.map((name, place) => ({ name, isActive: place % 2 === 0 }))
const list = (query: Partial<{ search: string; page: number; tab: 'active' | null }>) =>
  shortList(rows, {
    query: { search: '', page: 1, ...query },
    textOf: ({ name }) => name,
    tabs: { active: ({ isActive }) => isActive },
  })

test('finds words without accents, and counts what each tab would show', () => {
  const { rows: foundRows, counts } = list({ search: 'LIMAO', tab: 'active' })
  expect(foundRows.map(({ name }) => name)).toEqual(['Limão siciliano'])
  expect(counts).toEqual({ all: 2, active: 1 })
})

test('shows the last page if an address names a later one', () => {
  expect(list({}).rows).toHaveLength(40)
  const last = list({ page: 9 })
  expect(last.rows).toHaveLength(3)
  expect(last.pages).toEqual({ count: 2, page: 2 })
  expect(list({ search: 'rosa' })).toMatchObject({ rows: [], pages: { count: 1, page: 1 } })
})
