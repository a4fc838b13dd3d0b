import { afterEach, expect, test, vi } from 'vitest'
import { dismissToast, subscribeToToasts, toast, visibleToasts } from './toast-store.ts'

afterEach(() => {
  while (visibleToasts().length > 0) dismissToast(visibleToasts()[0]?.id ?? 0)
  vi.unstubAllGlobals()
})

test('shows three at a time; the next one comes when one leaves', () => {
  vi.stubGlobal('document', {})
  const [first] = ['um', 'dois', 'três', 'quatro'].map((title) => toast({ title }))
  expect(visibleToasts().map(({ title }) => title)).toEqual(['um', 'dois', 'três'])
  dismissToast(first ?? 0)
  expect(visibleToasts().map(({ title }) => title)).toEqual(['dois', 'três', 'quatro'])
})

test('tells its listeners, and keeps the same list while nothing changes', () => {
  vi.stubGlobal('document', {})
  const listener = vi.fn()
  const stop = subscribeToToasts(listener)
  toast({ title: 'Produto removido' })
  expect(visibleToasts()).toBe(visibleToasts())
  stop()
  toast({ title: 'Produto removido do carrinho' })
  expect(listener).toHaveBeenCalledTimes(1)
})

test('refuses to be raised on the server, where it would be shown to everybody', () => {
  expect(() => toast({ title: 'Olá' })).toThrow(/server/)
})
