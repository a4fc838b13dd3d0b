import { describe, expect, it } from 'vitest'
import { hasFilters, orderQueryParams, readOrderQuery } from './order-query.ts'

const read = (query: string) => readOrderQuery(new URLSearchParams(query))

describe('the address of the order history', () => {
  it('reads what was chosen', () => {
    expect(read('search=%20lavanda%20&status=shipped&period=month&page=3')).toEqual({
      search: 'lavanda',
      status: 'shipped',
      period: 'month',
      page: 3,
    })
  })

  it.each(['', 'status=lost&period=decade', 'page=0', 'page=-1', 'page=1.5', 'page=1e9', 'page=x'])(
    'takes %j for nothing chosen',
    (query) => {
      expect(read(query)).toEqual({ search: '', status: null, period: null, page: 1 })
    },
  )

  it('writes only what was chosen, and reads it back', () => {
    const query = read('search=LC-7K3M&status=pending&page=2')
    expect(orderQueryParams(query)).toEqual({ search: 'LC-7K3M', status: 'pending', page: '2' })
    expect(readOrderQuery(new URLSearchParams(orderQueryParams(query)))).toEqual(query)
    expect(orderQueryParams(read(''))).toEqual({})
  })

  it('knows whether a list is filtered; its page is no filter', () => {
    expect(hasFilters(read('page=2'))).toBe(false)
    expect(hasFilters(read('period=week'))).toBe(true)
  })
})
