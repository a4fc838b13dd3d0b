import { expect, test } from 'vitest'
import { ordersQuery } from './admin-orders.ts'

const read = (query: string) => ordersQuery.read(new URLSearchParams(query))

test('an address with the filters of before still means the same', () => {
  const address = 'status=shipped&payment=paid&way=carrier&dates=range&from=2026-11-02&olderThan=abc'
  const query = read(`${address}&to=2026-02-31`)
  expect(query).toMatchObject({ tab: null, status: 'shipped', dates: 'range', from: '2026-11-02', to: null })
  expect(ordersQuery.address(query)).toBe(`/admin/pedidos?${address}`)
})

test('days count for a range of dates only', () => {
  expect(read('dates=never&from=2026-11-02')).toMatchObject({ dates: null, from: null })
  expect(read('dates=today&from=2026-11-02')).toMatchObject({ dates: 'today', from: null })
})
