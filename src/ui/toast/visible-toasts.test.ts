import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Store = typeof import('./visible-toasts.ts')

let store: Store
let draw = (frame: () => void) => frame()
const tab = Object.assign(new EventTarget(), { hidden: false })
const titles = () => store.visibleToasts().map(({ title }) => title)
const turnTab = (hidden: boolean) => {
  tab.hidden = hidden
  tab.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  store = await import('./visible-toasts.ts')
  vi.stubGlobal('document', tab)
  draw = (frame) => frame()
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => draw(frame))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the newest is seen at once; the oldest of three gives way', () => {
  for (const title of ['um', 'dois', 'três']) store.raiseToast({ title })
  vi.advanceTimersByTime(1000)
  store.raiseToast({ title: 'quatro' })
  expect(titles()).toEqual(['dois', 'três', 'quatro'])
  vi.advanceTimersByTime(4000)
  expect(titles()).toEqual(['quatro'])
})

test('shows every toast eventually, even if there are many at once', () => {
  for (const title of ['um', 'dois', 'três', 'quatro', 'cinco']) store.raiseToast({ title })
  expect(titles()).toEqual(['três', 'quatro', 'cinco'])
  vi.advanceTimersByTime(5000)
  expect(titles().toSorted()).toEqual(['dois', 'um'])
  vi.advanceTimersByTime(5000)
  expect(titles()).toEqual([])
})

test('a newer answer to the same thing takes the place of a failure, and of nothing else', () => {
  const tone = 'destructive' as const
  store.raiseToast({ title: 'Cupom não aplicado', tried: 'cupom', tone })
  store.raiseToast({ title: 'Erro ao adicionar', about: 'Lavanda', tone })
  store.raiseToast({ title: 'Adicionado', about: 'Lavanda' })
  expect(titles()).toEqual(['Cupom não aplicado', 'Adicionado'])
  store.raiseToast({ title: 'Ainda não aplicado', tried: 'cupom', tone })
  expect(titles()).toEqual(['Adicionado', 'Ainda não aplicado'])
  store.raiseToast({ title: 'Cupom no carrinho', tried: 'cupom' })
  store.raiseToast({ title: 'Não sabemos', tried: 'outro cupom', isUncertain: true })
  store.raiseToast({ title: 'Agora sim', tried: 'outro cupom' })
  expect(titles()).toEqual(['Adicionado', 'Cupom no carrinho', 'Agora sim'])
  store.dismissToast(store.visibleToasts().at(-1)?.id ?? 0)
  store.raiseToast({ title: 'Adicionado', about: 'Lavanda' })
  expect(titles()).toEqual(['Adicionado', 'Cupom no carrinho', 'Adicionado'])
})

test('keeps a toast that is being read and closes the next oldest', () => {
  const [first = 0] = ['um', 'dois', 'três'].map((title) => store.raiseToast({ title }))
  store.holdToast(first)
  store.raiseToast({ title: 'quatro' })
  expect(titles()).toEqual(['um', 'três', 'quatro'])
})

test('gives each toast its own time, whatever arrives in the meantime', () => {
  store.raiseToast({ title: 'Cadastro realizado!', duration: 8000 })
  vi.advanceTimersByTime(4000)
  store.raiseToast({ title: 'Produto removido' })
  vi.advanceTimersByTime(3999)
  expect(titles()).toEqual(['Cadastro realizado!', 'Produto removido'])
  vi.advanceTimersByTime(1)
  expect(titles()).toEqual(['Produto removido'])
  vi.advanceTimersByTime(1000)
  expect(titles()).toEqual([])
})

test('the timer stops while a toast is read and in a hidden tab', () => {
  const id = store.raiseToast({ title: 'Produto removido' })
  vi.advanceTimersByTime(3000)
  store.holdToast(id)
  vi.advanceTimersByTime(60_000)
  turnTab(true)
  store.releaseToast(id)
  vi.advanceTimersByTime(60_000)
  turnTab(false)
  vi.advanceTimersByTime(1999)
  expect(titles()).toEqual(['Produto removido'])
  vi.advanceTimersByTime(1)
  expect(titles()).toEqual([])
})

test('remembers what was read aloud while it is shown', () => {
  const id = store.raiseToast({ title: 'Produto removido' })
  expect(store.isSpoken(id)).toBe(false)
  store.markSpoken(id)
  expect(store.isSpoken(id)).toBe(true)
  store.dismissToast(id)
  expect(store.isSpoken(id)).toBe(false)
})

test('notifies its listeners, and keeps the same list while nothing changes', () => {
  const listener = vi.fn()
  const stop = store.subscribeToToasts(listener)
  store.raiseToast({ title: 'Produto removido' })
  expect(store.visibleToasts()).toBe(store.visibleToasts())
  stop()
  store.raiseToast({ title: 'Produto removido do carrinho' })
  expect(listener).toHaveBeenCalledTimes(1)
})

test('while the browser draws nothing no time passes', () => {
  const frames: (() => void)[] = []
  draw = (frame) => void frames.push(frame)
  store.raiseToast({ title: 'um' })
  vi.advanceTimersByTime(60_000)
  expect(titles()).toEqual(['um'])
  draw = (frame) => frame()
  for (const frame of frames) frame()
  vi.advanceTimersByTime(4499)
  expect(titles()).toEqual(['um'])
  vi.advanceTimersByTime(1)
  expect(titles()).toEqual([])
})

test('a toast about running work goes when the work ends, also if it was hidden', async () => {
  const end = Promise.withResolvers<void>()
  store.raiseToast({ title: 'procurando', until: end.promise })
  for (const title of ['um', 'dois', 'três']) store.raiseToast({ title })
  end.resolve()
  await end.promise
  await Promise.resolve()
  vi.advanceTimersByTime(4900)
  store.dismissToast(store.visibleToasts()[0]?.id ?? 0)
  expect(titles()).toEqual(['dois', 'três'])
})
