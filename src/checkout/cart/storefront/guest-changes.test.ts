import { beforeEach, describe, expect, it, vi } from 'vitest'

const candle = '11111111-1111-4111-8111-111111111111'
const other = '22222222-2222-4222-8222-222222222222'
const line = { product_id: candle, variant_id: null, quantity: 1 }

/** Dispatches no `storage` events, like a suspended tab. */
function openStorage(isClosed = false) {
  const store = new Map<string, string>()
  const guarded = <Result>(work: () => Result) => {
    if (isClosed) throw new Error('storage is closed')
    return work()
  }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => guarded(() => store.get(key) ?? null),
    setItem: (key: string, value: string) => guarded(() => store.set(key, value)),
    removeItem: (key: string) => guarded(() => store.delete(key)),
  })
}

async function openTab() {
  vi.resetModules()
  return { ...(await import('./guest-store.ts')), ...(await import('./guest-changes.ts')) }
}

beforeEach(() => openStorage())

/** Literal keys, because the browsers of earlier visitors still contain them. */
describe('a browser that an earlier release filled', () => {
  beforeEach(() => {
    localStorage.setItem('lume_guest_cart', JSON.stringify([{ ...line, quantity: 2 }]))
    localStorage.setItem('lume_guest_wishlist', JSON.stringify([other]))
  })

  it('still has its cart and favourites, and merges them once', async () => {
    const tab = await openTab()
    expect(tab.guestStore()).toEqual({ cart: [{ ...line, quantity: 2 }], wishlist: [other] })
    const copy = tab.guestCopy()
    expect(copy).toMatchObject({ cart: [{ ...line, quantity: 2 }], wishlist: [other] })
    expect((await openTab()).guestCopy()?.mergeKey).toBe(copy?.mergeKey)
    expect(copy && tab.forgetMerged(copy, false)).toBe(true)
    expect(localStorage.getItem('lume_guest_cart')).toBeNull()
    expect(localStorage.getItem('lume_guest_wishlist')).toBeNull()
  })
})

describe('the guest’s things, in several tabs', () => {
  it('are merged under one key by all of them', async () => {
    const [first, second] = [await openTab(), await openTab()]
    first.addToGuestCart(line)
    expect(second.guestCopy()).toEqual(first.guestCopy())
  })

  it('are gone for a tab that had read them before another merged them', async () => {
    const [first, second] = [await openTab(), await openTab()]
    first.addToGuestCart(line)
    expect(second.guestStore().cart).toEqual([line])
    const copy = first.guestCopy()
    expect(copy && first.forgetMerged(copy, false)).toBe(true)
    expect(second.guestCopy()).toBeNull()
  })

  it('get another key with every change, so that what comes later is merged too', async () => {
    const tab = await openTab()
    tab.addToGuestCart(line)
    const before = tab.guestCopy()?.mergeKey
    tab.addToGuestCart(line)
    expect(tab.guestCopy()?.mergeKey).not.toBe(before)
  })

  it('keep what one tab adds while another merges', async () => {
    const [first, second] = [await openTab(), await openTab()]
    first.addToGuestCart(line)
    const copy = first.guestCopy()
    second.addToGuestCart({ ...line, quantity: 2 })
    second.toggleGuestFavourite(other)
    expect(copy && first.forgetMerged(copy, false)).toBe(true)
    expect(second.guestCopy()).toMatchObject({ cart: [{ ...line, quantity: 2 }], wishlist: [other] })
  })

  it('are reported by one tab only', async () => {
    const [first, second] = [await openTab(), await openTab()]
    first.addToGuestCart(line)
    const [firstCopy, same] = [first.guestCopy(), second.guestCopy()]
    expect(firstCopy && first.forgetMerged(firstCopy, false)).toBe(true)
    expect(same && second.forgetMerged(same, true)).toBe(false)
  })

  it('are reported by the tab that retries after a lost answer', async () => {
    const tab = await openTab()
    tab.addToGuestCart(line)
    const copy = tab.guestCopy()
    expect(tab.guestCopy()).toEqual(copy)
    expect(copy && tab.forgetMerged(copy, true)).toBe(true)
    expect(tab.guestCopy()).toBeNull()
  })

  it('last as long as the page where storage is closed, under one key', async () => {
    openStorage(true)
    const tab = await openTab()
    tab.addToGuestCart(line)
    tab.addToGuestCart(line)
    const copy = tab.guestCopy()
    expect(copy?.cart).toEqual([{ ...line, quantity: 2 }])
    expect(tab.guestCopy()).toEqual(copy)
    expect(copy && tab.forgetMerged(copy, true)).toBe(true)
    expect(tab.guestCopy()).toBeNull()
  })
})
