import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  UNSAFE_createRouter as createRouter,
  type DataRouter,
  type DataStrategyResult,
  type MiddlewareFunction,
  redirect,
} from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Deferred, LoadResult } from '#ui/browser/defer-if-slow.ts'
import { recoveryFor } from '#ui/failures/recover-failed-requests.ts'
import { showToastsWith, type ToastMessage } from '#ui/toast/toast-store.ts'
import { KeepAddress } from './keep-address.ts'

const toasts: ToastMessage[] = []

beforeEach(() => {
  toasts.length = 0
  vi.stubGlobal('document', {})
  showToastsWith((message) => toasts.push(message))
  return () => vi.unstubAllGlobals()
})

const brokenConnection = () => {
  throw new TypeError('Failed to fetch')
}

const unavailable = () => {
  throw { status: 503, statusText: '', internal: false, data: null }
}

function openShop() {
  const answers = { load: (url: URL): unknown => url.pathname, frame: () => 'frame' }
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const moves: { current: KeepAddress | null } = { current: null }
  const readPage = () => ({
    ...router.state.location,
    account: '',
    hasOtherVisitor: false,
    routes: new Map(router.state.matches.map((match) => [match.route.id, match.pathname])),
  })
  const recoverFailedRequests = recoveryFor(readPage, () => moves.current) as MiddlewareFunction<
    Record<string, DataStrategyResult>
  >
  const loader = ({ request }: { request: Request }) => answers.load(new URL(request.url))
  const router: DataRouter = createRouter({
    history,
    routes: [
      {
        id: 'frame',
        path: '/',
        middleware: [recoverFailedRequests as MiddlewareFunction],
        loader: () => answers.frame(),
        children: [
          { id: 'home', index: true, loader },
          { id: 'list', path: 'lista', loader },
          {
            id: 'profile',
            path: 'perfil',
            loader,
            action: () => redirect('/lista'),
            handle: { loadFailed: { title: 'Erro ao carregar perfil', text: 'Tente novamente.' } },
          },
        ],
      },
    ],
    hydrationData: { loaderData: { frame: 'frame', home: '/' } },
  }).initialize()
  moves.current = new KeepAddress(router, {
    position: () => history.index,
    go: (delta) => history.go(delta),
  })
  const address = () => router.state.location.pathname + router.state.location.search
  return { router, answers, history, moves: moves.current, address }
}

type Shop = ReturnType<typeof openShop>

const isIdle = ({ router }: Shop) => vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'))

test('keeps the page, its URL and the history if a link’s page does not load', async () => {
  const shop = openShop()
  shop.answers.load = brokenConnection
  await shop.router.navigate('/lista')
  await isIdle(shop)
  expect(shop.address()).toBe('/')
  expect(shop.router.state.errors).toBeNull()
  expect(shop.router.state.loaderData).toEqual({ frame: 'frame', home: '/' })
  expect(shop.history.index).toBe(0)
  expect(toasts).toMatchObject([{ title: 'Sem conexão', tone: 'destructive' }])
})

test('the page that does not come has its own sentence', async () => {
  const shop = openShop()
  shop.answers.load = unavailable
  for (const address of ['/perfil', '/lista']) {
    await shop.router.navigate(address)
    await isIdle(shop)
  }
  expect(toasts.map(({ title }) => title)).toEqual([
    'Erro ao carregar perfil',
    'Não foi possível abrir a página',
  ])
})

test('a filter or another page of a list keeps the list', async () => {
  const shop = openShop()
  await shop.router.navigate('/lista?pagina=2')
  shop.answers.load = brokenConnection
  await shop.router.navigate('/lista?pagina=3')
  await isIdle(shop)
  expect(shop.address()).toBe('/lista?pagina=2')
  expect(shop.router.state.loaderData).toEqual({ frame: 'frame', list: '/lista' })
})

test('going back and forward keeps the page, and works when the connection is back', async () => {
  const shop = openShop()
  const { load } = shop.answers
  await shop.router.navigate('/lista')
  await shop.router.navigate('/perfil')
  shop.answers.load = brokenConnection
  await shop.router.navigate(-2)
  await isIdle(shop)
  expect(shop.address()).toBe('/perfil')
  expect(shop.history.location.pathname).toBe('/perfil')
  expect(shop.router.state.loaderData).toEqual({ frame: 'frame', profile: '/perfil' })
  shop.answers.load = load
  await shop.router.navigate(-1)
  await isIdle(shop)
  expect(shop.address()).toBe('/lista')
})

test('after a form the next address shows the failure: the form was accepted', async () => {
  const shop = openShop()
  await shop.router.navigate('/perfil')
  shop.answers.load = brokenConnection
  await shop.router.navigate('/perfil', { formMethod: 'post', formData: new FormData() })
  await isIdle(shop)
  expect(shop.address()).toBe('/lista')
  expect(shop.router.state.errors).not.toBeNull()
})

test('returns to the previous page without a connection if its data does not load', async () => {
  const shop = openShop()
  const { load } = shop.answers
  const { promise: lateResult, resolve } = Promise.withResolvers<LoadResult<object>>()
  shop.answers.load = (url) =>
    url.pathname === '/lista' ? ({ later: lateResult } satisfies Deferred<object>) : load(url)
  await shop.router.navigate('/lista')
  expect(shop.address()).toBe('/lista')
  shop.answers.load = brokenConnection
  resolve('failed')
  await lateResult
  expect(shop.moves.goBack()).toBe(true)
  await isIdle(shop)
  expect(shop.address()).toBe('/')
  expect(shop.history.index).toBe(0)
  expect(shop.router.state.errors).toBeNull()
  expect(shop.router.state.loaderData).toEqual({ frame: 'frame', home: '/' })
  expect(toasts).toHaveLength(1)
})

test('skeletons after a form do not lead back to the form', async () => {
  const shop = openShop()
  await shop.router.navigate('/perfil')
  const { promise: lateResult, resolve } = Promise.withResolvers<LoadResult<object>>()
  shop.answers.load = () => ({ later: lateResult }) satisfies Deferred<object>
  await shop.router.navigate('/perfil', { formMethod: 'post', formData: new FormData() })
  expect(shop.address()).toBe('/lista')
  resolve('failed')
  await lateResult
  expect(shop.moves.goBack()).toBe(false)
  expect(toasts).toEqual([])
})

test('adds a page whose data arrived late to the history', async () => {
  const shop = openShop()
  const list = { total: 12 }
  shop.answers.load = () => ({ later: Promise.resolve(list) })
  await shop.router.navigate('/lista')
  await Promise.resolve()
  const never = new Promise(() => undefined)
  shop.answers.load = () => ({ later: never })
  await shop.router.navigate('/lista?pagina=2')
  await shop.router.navigate('/lista?pagina=3')
  expect(shop.moves.goBack()).toBe(true)
  await isIdle(shop)
  expect(shop.address()).toBe('/lista')
  const { list: recalled } = shop.router.state.loaderData
  expect(await (recalled as Deferred<typeof list>).later).toEqual(list)
})
