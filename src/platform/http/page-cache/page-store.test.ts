import { describe, expect, it } from 'vitest'
import type { CachedPage } from './cached-page.ts'
import { createPageStore } from './page-store.ts'

const page = (key: string, tags: string[] = [], bytes = 100): CachedPage => ({
  key,
  tags: new Set(tags),
  bytes,
  answer: { variants: {}, bytes },
  expiresAt: Number.POSITIVE_INFINITY,
  trueUntil: Number.POSITIVE_INFINITY,
})

describe('createPageStore', () => {
  it('finds a page by its key, and by an address that was remembered for it', () => {
    const store = createPageStore(1_000)
    const list = page('/produtos?search=a&category=b')
    store.put(list)
    expect(store.getByUrl(list.key)).toBe(list)
    expect(store.getByUrl('/produtos?category=b&search=a')).toBeUndefined()
    store.rememberUrl('/produtos?category=b&search=a', list)
    expect(store.getByUrl('/produtos?category=b&search=a')).toBe(list)
  })

  it('remembers few addresses for one page, and forgets them with it', () => {
    const store = createPageStore(1_000)
    const home = page('/')
    store.put(home)
    for (let index = 0; index < 50; index += 1) store.rememberUrl(`/${index}`, home)
    const storedPages = Array.from({ length: 50 }, (_, index) => store.getByUrl(`/${index}`)).filter(Boolean)
    expect(storedPages.length).toBeLessThan(10)
    store.clear()
    expect(store.getByUrl('/0')).toBeUndefined()
    store.rememberUrl('/0', home)
    expect(store.getByUrl('/0'), 'a page that is gone is not brought back').toBeUndefined()
  })

  it('limits its size in bytes and evicts unused pages first', () => {
    const store = createPageStore(1_000)
    for (let index = 0; index < 10; index += 1) store.put(page(`/${index}`))
    expect(store.bytes()).toBe(1_000)
    store.put(page('/one-more'))
    for (let index = 0; index < 200; index += 1) {
      expect(store.get('/one-more'), 'a page in use stays').toBeDefined()
      store.put(page(`/search-${index}`))
      expect(store.bytes()).toBeLessThanOrEqual(1_000)
      expect(store.get(`/search-${index}`), 'the newest stays').toBeDefined()
    }
    expect(store.size()).toBe(10)
  })

  it('does not let one huge page push all others out', () => {
    const store = createPageStore(1_000)
    store.put(page('/'))
    store.put(page('/huge', [], 900))
    expect(store.get('/huge')).toBeUndefined()
    expect(store.get('/')).toBeDefined()
  })

  it('counts a replaced page once', () => {
    const store = createPageStore(1_000)
    store.put(page('/', [], 100))
    store.put(page('/', [], 150))
    expect([store.bytes(), store.size()]).toEqual([150, 1])
  })

  it.each([
    [{ kind: 'product', ids: ['1'] }, ['/colecoes', '/blog', '/produto/b', '/termos']],
    [{ kind: 'product', ids: ['3'] }, ['/colecoes', '/blog', '/produto/a', '/produto/b', '/termos']],
    [{ kind: 'product', ids: 'all' }, ['/colecoes', '/blog', '/termos']],
    [{ kind: 'category', ids: ['9'] }, ['/', '/blog', '/produto/a', '/produto/b', '/termos']],
    [{ kind: 'post', ids: 'all' }, ['/', '/colecoes', '/produto/a', '/produto/b', '/termos']],
  ] as const)('drops what shows %j', (change, keptKeys) => {
    const store = createPageStore(10_000)
    store.put(page('/', ['product:*']))
    store.put(page('/colecoes', ['category:*']))
    store.put(page('/blog', ['post:*']))
    store.put(page('/produto/a', ['product:1']))
    store.put(page('/produto/b', ['product:2']))
    store.put(page('/termos', ['fixed']))
    const before = store.epoch()
    store.drop(change)
    const all = ['/', '/colecoes', '/blog', '/produto/a', '/produto/b', '/termos']
    expect(all.filter((key) => store.get(key))).toEqual(keptKeys)
    expect(store.bytes()).toBe(keptKeys.length * 100)
    expect(store.epoch()).toBeGreaterThan(before)
  })
})
