import { expect, test } from 'vitest'
import { isFiltered, nextSort, readAdminQuery, writeAdminQuery } from './admin-list.ts'

test('an address says what the list shows', () => {
  const address = 'search=%20figo%20&status=inactive&category=c1&sort=-price&page=3'
  const query = readAdminQuery(new URLSearchParams(address))
  expect(query).toEqual({ search: 'figo', status: 'inactive', category: 'c1', sort: '-price', page: 3 })
  expect(isFiltered(query)).toBe(true)
  expect(writeAdminQuery(query)).toEqual({
    search: 'figo',
    status: 'inactive',
    category: 'c1',
    sort: '-price',
    page: '3',
  })
})

test('nonsense is as good as absent', () => {
  const query = readAdminQuery(new URLSearchParams('status=x&sort=cost&page=-2&search=%20'))
  expect(query).toEqual({ search: '', status: 'all', category: '', sort: 'name', page: 1 })
  expect(isFiltered(query)).toBe(false)
  expect(Object.values(writeAdminQuery(query)).filter(Boolean)).toEqual([])
})

test('a column sorts upwards, then downwards', () => {
  expect(nextSort('name', 'price')).toBe('price')
  expect(nextSort('price', 'price')).toBe('-price')
  expect(nextSort('-price', 'price')).toBe('price')
})
