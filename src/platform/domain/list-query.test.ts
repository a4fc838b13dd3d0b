import { describe, expect, it } from 'vitest'
import { listQuery, oneOf, textOf } from './list-query.ts'

const list = listQuery(
  'adminProducts',
  {
    status: oneOf(['all', 'active'], 'all'),
    way: oneOf(['courier', 'pickup']),
    day: textOf((text) => (/^\d+$/.test(text ?? '') ? text : null)),
    sort: oneOf(['name', '-name'], 'name', 'sorts'),
    olderThan: textOf((text) => text, 'place'),
  },
  ({ way }) => (way === 'pickup' ? {} : { day: null }),
)
const read = (query: string) => list.read(new URLSearchParams(query))

describe('the address of a list', () => {
  it('is read, and written back as short as it can be', () => {
    const address = '/admin/produtos?search=figo&status=active&way=pickup&day=7&sort=-name&olderThan=x&page=3'
    const query = read(`${address.split('?')[1]}&other=1`.replace('figo', '%20figo%20'))
    expect(query).toEqual({
      search: 'figo',
      status: 'active',
      way: 'pickup',
      day: '7',
      sort: '-name',
      olderThan: 'x',
      page: 3,
    })
    expect(list.address(query)).toBe(address)
    expect(list.address({})).toBe('/admin/produtos')
    expect(list.address(query, 'adminOrders')).toMatch(/^\/admin\/pedidos\?search=figo&/)
  })

  it.each(['', 'status=x&way=y&day=z&sort=cost', 'page=0', 'page=-1', 'page=1.5', 'page=1e9', 'search=%20'])(
    'takes %j for nothing chosen',
    (nonsense) => {
      expect(list.parameters(read(nonsense))).toEqual({})
      expect(list.isFiltered(read(nonsense))).toBe(false)
    },
  )

  it('cuts off a search that is too long', () => {
    expect(read(`search=${'a'.repeat(500)}`).search).toHaveLength(100)
  })

  it('drops parts that another part makes meaningless', () => {
    expect(read('day=7').day).toBeNull()
  })

  it('is filtered by what narrows it, not by order or place', () => {
    expect(list.isFiltered(read('sort=-name&page=2&olderThan=x'))).toBe(false)
    expect(list.isFiltered(read('way=courier'))).toBe(true)
    expect(list.isFiltered(read('search=figo'))).toBe(true)
  })

  it('starts again from its first page with what was chosen', () => {
    expect(list.address(list.fromStart(read('way=courier&page=4&olderThan=x')))).toBe(
      '/admin/produtos?way=courier',
    )
  })
})
