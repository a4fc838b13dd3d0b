import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

test('throws on the server, where everybody would see the toast', async () => {
  const { toast } = await import('./toast-store.ts')
  expect(() => toast({ title: 'Olá' })).toThrow('belongs to one browser')
})

test('toasts raised before the first render are shown then, in order', async () => {
  vi.stubGlobal('document', {})
  vi.resetModules()
  const { showToastsWith, toast } = await import('./toast-store.ts')
  toast({ title: 'um' })
  toast({ title: 'dois' })
  const titles: string[] = []
  showToastsWith(({ title }) => void titles.push(title))
  toast({ title: 'três' })
  expect(titles).toEqual(['um', 'dois', 'três'])
})
