import { createMemoryRouter, data, type MiddlewareFunction, redirect } from 'react-router'
import { describe, expect, it, test } from 'vitest'
import { actionFailed, outcomeUnknown } from '#platform/copy/failures.ts'
import { failureWords, NoAnswer } from './failed-answer.ts'
import { recoveryFor } from './recover-failed-requests.ts'

type Handler = () => unknown

const answerWith =
  (status: number, data: unknown = null) =>
  () => {
    throw { status, statusText: '', internal: false, data }
  }
const unavailable = answerWith(503)
const Nothing = () => null

const unanswered = () => {
  throw new NoAnswer()
}

const unansweredInData = () => {
  throw data(new NoAnswer())
}

const brokenConnection = () => {
  throw new TypeError('Failed to fetch')
}

async function openShop() {
  const answers: Record<'frame' | 'product' | 'save', Handler> = {
    frame: () => 'frame',
    product: () => 'product',
    save: () => ({ ok: true }),
  }
  const router = createMemoryRouter(
    [
      {
        id: 'frame',
        path: '/',
        middleware: [recoveryFor(readPage) as MiddlewareFunction],
        loader: () => answers.frame(),
        ErrorBoundary: Nothing,
        children: [
          {
            id: 'product',
            path: 'produto/:slug',
            loader: () => answers.product(),
            action: () => answers.save(),
            ErrorBoundary: Nothing,
          },
        ],
      },
    ],
    { initialEntries: ['/produto/jasmim'] },
  )
  function readPage() {
    const { location, matches, loaderData } = router.state
    const loadedMatches = matches.filter(({ route }) => loaderData[route.id] !== undefined)
    return {
      ...location,
      account: '',
      hasOtherVisitor: false,
      routes: new Map(loadedMatches.map((match) => [match.route.id, match.pathname])),
    }
  }
  router.initialize()
  await waitUntilSettled(router)
  return {
    router,
    answers,
    fail: (handler: Handler) => Object.assign(answers, { frame: handler, product: handler }),
  }
}

type Router = Awaited<ReturnType<typeof openShop>>['router']

function waitUntilSettled(router: Router): Promise<void> {
  const isSettled = () => router.state.initialized && router.state.navigation.state === 'idle'
  if (isSettled()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = router.subscribe(() => {
      if (!isSettled()) return
      stop()
      resolve()
    })
  })
}

function save(router: Router) {
  const formData = new FormData()
  formData.set('intent', 'change')
  return router.navigate('/produto/jasmim', { formMethod: 'post', formData })
}

describe('a form whose request fails', () => {
  it.each([
    ['no answer arrives', unanswered, 'unanswered'],
    ['no answer arrives, and the router wraps the error', unansweredInData, 'unanswered'],
    ['the shop fails', answerWith(500), 'refused'],
    ['its script does not arrive', brokenConnection, 'refused'],
    ['it is too large for the shop', answerWith(413), 'too-large'],
    ['another account sent it first', answerWith(409), 'other-account'],
  ])('gets an answer when %s, and the page stands', async (_, failure, failed) => {
    const { router, answers } = await openShop()
    answers.save = failure
    await save(router)
    expect(router.state.errors).toBeNull()
    expect(router.state.actionData?.product).toEqual({
      ok: false,
      toast: null,
      failed,
      tried: 'change',
    })
    expect(router.state.loaderData).toEqual({ frame: 'frame', product: 'product' })
  })

  it('keeps its success when only the reload afterwards fails', async () => {
    const { router, fail } = await openShop()
    fail(brokenConnection)
    await save(router)
    expect(router.state.errors).toBeNull()
    expect(router.state.actionData?.product).toEqual({ ok: true })
    expect(router.state.loaderData).toEqual({ frame: 'frame', product: 'product' })
  })

  it('leaves the server’s decisions unchanged', async () => {
    const { router, answers } = await openShop()
    answers.save = answerWith(401)
    await save(router)
    expect(router.state.errors?.product).toMatchObject({ status: 401 })
    answers.save = () => {
      throw redirect('/produto/lavanda')
    }
    await save(router)
    expect(router.state.location.pathname).toBe('/produto/lavanda')
  })
})

test.each([
  [{ title: 'Erro ao atualizar', text: 'Tente de novo.' }, 'Erro ao atualizar', outcomeUnknown.text],
  [
    { title: 'Erro', text: 'Não foi possível adicionar aos favoritos' },
    'Erro',
    `Não foi possível adicionar aos favoritos. ${outcomeUnknown.text}`,
  ],
  ['Erro ao salvar produto', 'Erro', `Erro ao salvar produto. ${outcomeUnknown.text}`],
  [actionFailed, 'Erro', outcomeUnknown.text],
])('a form without an answer never says that nothing happened: %j', (own, title, text) => {
  const answer = { ok: false, toast: null, failed: 'unanswered', tried: '' } as const
  expect(failureWords<string | typeof own>(answer, own)).toMatchObject({ title, text })
})

describe('a load that fails', () => {
  it('in the background keeps the current page', async () => {
    const { router, fail } = await openShop()
    fail(unavailable)
    await router.revalidate()
    expect(router.state.errors).toBeNull()
    expect(router.state.loaderData).toEqual({ frame: 'frame', product: 'product' })
  })

  it('before the address script is loaded shows the error inside the frame at the new URL', async () => {
    const { router, fail } = await openShop()
    fail(brokenConnection)
    await router.navigate('/produto/lavanda')
    expect(router.state.location.pathname).toBe('/produto/lavanda')
    expect(Object.keys(router.state.errors ?? {})).toEqual(['product'])
    expect(router.state.loaderData).toEqual({ frame: 'frame' })
  })

  it('is retried where it failed, as often as requested', async () => {
    const { router, answers, fail } = await openShop()
    fail(brokenConnection)
    await router.navigate('/produto/lavanda')
    await router.revalidate()
    expect(Object.keys(router.state.errors ?? {})).toEqual(['product'])
    Object.assign(answers, { frame: () => 'frame', product: () => 'lavanda' })
    await router.revalidate()
    expect(router.state.errors).toBeNull()
    expect(router.state.loaderData).toEqual({ frame: 'frame', product: 'lavanda' })
  })
})
