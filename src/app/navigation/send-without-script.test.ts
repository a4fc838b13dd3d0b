import { createMemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { sendWithoutScript } from './send-without-script.ts'

const missing = () => new Promise<never>(() => {})

/** A product page whose button posts to the cart; the cart's script never loads. */
function openProduct(lazy: object) {
  const add = vi.fn(async () => ({ ok: true }))
  const cart = { id: 'cart', path: '/carrinho', action: add, lazy }
  const router = createMemoryRouter([{ id: 'product', path: '/produto/:slug' }, cart], {
    initialEntries: ['/produto/jasmim'],
    instrumentations: [
      { router: ({ instrument }) => instrument({ fetch: sendWithoutScript(() => router.routes) }) },
    ],
  }).initialize()
  const answers: unknown[] = []
  router.subscribe(({ fetchers }) => answers.push(fetchers.get('add')?.data))
  router.getFetcher('add')
  const press = () =>
    router.fetch('add', 'product', '/carrinho?index', { formMethod: 'post', formData: new FormData() })
  return { router, add, answers, press }
}

it('answers every submission of a form whose page cannot be loaded', async () => {
  const { router, add, answers, press } = openProduct({ Component: missing, handle: missing })
  await press()
  await press()
  expect(add).toHaveBeenCalledTimes(2)
  expect(answers).toContainEqual({ ok: true })
  expect(router.getFetcher('add').state).toBe('idle')
})

it('loads the script as soon as that page is opened', async () => {
  const Component = vi.fn(async () => () => null)
  const { router, press } = openProduct({ Component })
  await press()
  expect(Component).not.toHaveBeenCalled()
  await router.navigate('/carrinho')
  expect(Component).toHaveBeenCalledOnce()
})

it('waits for a script that has middleware of its own', async () => {
  const middleware = vi.fn(async () => [])
  const { press } = openProduct({ middleware })
  await press()
  expect(middleware).toHaveBeenCalledOnce()
})
