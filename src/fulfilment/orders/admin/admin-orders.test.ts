import { expect, test } from 'vitest'
import { isFiltered, readAdminOrders, writeAdminOrders } from './admin-orders.ts'

const read = (query: string) => readAdminOrders(new URLSearchParams(query))

test('an address is read and written back', () => {
  const query = read(
    'search=%20helena%20&status=shipped&payment=paid&way=carrier&dates=range&from=2026-11-02&to=2026-02-31&olderThan=abc',
  )
  expect(query).toEqual({
    search: 'helena',
    status: 'shipped',
    payment: 'paid',
    way: 'carrier',
    dates: 'range',
    from: '2026-11-02',
    to: null,
    olderThan: 'abc',
    newerThan: null,
  })
  expect(writeAdminOrders(query)).toEqual({
    search: 'helena',
    status: 'shipped',
    payment: 'paid',
    way: 'carrier',
    dates: 'range',
    from: '2026-11-02',
    to: undefined,
    olderThan: 'abc',
    newerThan: undefined,
  })
})

test('nonsense is as good as nothing', () => {
  const query = read('status=lost&payment=maybe&way=rocket&dates=never&from=2026-11-02&search=%20%20')
  expect(query).toMatchObject({ search: '', status: null, payment: null, way: null, dates: null, from: null })
  expect(isFiltered(query)).toBe(false)
  expect(isFiltered(read('payment=failed'))).toBe(true)
  expect(isFiltered(read('way=pickup'))).toBe(true)
  expect(isFiltered(read('dates=today'))).toBe(true)
  expect(read(`search=${'a'.repeat(500)}`).search).toHaveLength(100)
})
