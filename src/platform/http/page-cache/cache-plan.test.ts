import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCachePlan } from './cache-plan.ts'

const plan = createCachePlan([
  { path: '/', cache: [] },
  { path: '/produtos', cache: ['search', 'category', 'page'] },
  { path: '/produto/:slug', cache: [] },
  { path: '/carrinho' },
])

describe('createCachePlan', () => {
  it.each([
    ['/', '/', 'document'],
    ['/_.data', '/_.data', 'data'],
    ['/produto/lavanda-camomila', '/produto/lavanda-camomila', 'document'],
    ['/produto/lavanda.data', '/produto/lavanda.data', 'data'],
    ['/produtos?', '/produtos', 'document'],
    ['/produtos?search=flor', '/produtos?search=flor', 'document'],
    ['/produtos?category=1&search=flor', '/produtos?search=flor&category=1', 'document'],
    ['/produtos?search=flor%20de%20sal', '/produtos?search=flor+de+sal', 'document'],
    ['/produtos?search=c%c3%adtrico', '/produtos?search=c%C3%ADtrico', 'document'],
    ['/produtos.data?page=2&_routes=products', '/produtos.data?page=2&_routes=products', 'data'],
  ])('caches %s as %s (%s)', (url, key, kind) => {
    expect(plan(url)).toEqual({ key, kind })
    expect(plan(key), 'a normal address is its own normal form').toEqual({ key, kind })
  })

  it.each([
    ['/carrinho', 'it is nobody’s page but the visitor’s'],
    ['/desconhecida', 'the app does not know it'],
    ['/produtos/', 'it is another spelling'],
    ['/produto/', 'nothing is named'],
    ['/produto/a/b', 'it is longer'],
    ['/produto/c%C3%ADtrica', 'it is encoded'],
    ['/produto/a.b', 'a slug has no dot'],
    ['/produtos?utm_source=x', 'the parameter is unknown'],
    ['/produtos?search=a&utm_source=x', 'one parameter is unknown'],
    ['/produtos?search=a&search=b', 'it is there twice'],
    [`/produtos?search=${'a'.repeat(101)}`, 'it is too long to be a search'],
    ['/produtos?_routes=products', 'only data is asked for by route'],
    ['/produtos?aviso=produto-nao-encontrado', 'it is a message'],
    ['/?ref=1', 'the page takes no parameter'],
  ])('never caches %s: %s', (url) => {
    expect(plan(url)).toBeNull()
  })

  it('gives every order of the same parameters the same key', () => {
    const value = fc.string({ maxLength: 30 })
    fc.assert(
      fc.property(value, value, value, (search, category, page) => {
        const query = (names: [string, string][]) => `/produtos?${new URLSearchParams(names)}`
        const firstPlan = plan(
          query([
            ['search', search],
            ['category', category],
            ['page', page],
          ]),
        )
        const other = plan(
          query([
            ['page', page],
            ['search', search],
            ['category', category],
          ]),
        )
        expect(firstPlan).toEqual(other)
        expect(firstPlan).not.toBeNull()
      }),
    )
  })
})
