import { createMemoryRouter, type MiddlewareFunction, redirect } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { actionFailed, outcomeOnPage, outcomeUnknown } from '#platform/copy/failures.ts'
import { failureWords } from './failed-answer.ts'
import type { Outcome } from './find-outcome.ts'
import { recoveryFor } from './recover-failed-requests.ts'
import { REQUEST_KEY, withRequestKey } from './request-keys.ts'
import { onResend } from './resend-request.ts'

type Handler = (sentForm: FormData) => unknown

const answerWith =
  (status: number, data: unknown = null) =>
  () => {
    throw { status, statusText: '', internal: false, data }
  }
const unavailable = answerWith(503)
const Nothing = () => null

const brokenConnection = () => {
  throw new TypeError('Failed to fetch')
}

async function openShop(outcome: Outcome = 'none') {
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
        middleware: [recoveryFor(pageOf, async () => outcome) as MiddlewareFunction],
        loader: () => answers.frame(new FormData()),
        ErrorBoundary: Nothing,
        children: [
          {
            id: 'product',
            path: 'produto/:slug',
            loader: () => answers.product(new FormData()),
            action: async ({ request }) => answers.save(await request.formData()),
            ErrorBoundary: Nothing,
          },
        ],
      },
    ],
    { initialEntries: ['/produto/jasmim'] },
  )
  function pageOf() {
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
    ['the connection breaks', brokenConnection, 'connection'],
    ['the shop is unavailable', unavailable, 'unavailable'],
    ['it is too large for the shop', answerWith(413), 'too-large'],
  ])('gets an answer when %s, and keeps the page', async (_, failure, reason) => {
    const { router, answers } = await openShop()
    answers.save = failure
    await save(router)
    expect(router.state.errors).toBeNull()
    expect(router.state.actionData?.product).toEqual({
      ok: false,
      toast: null,
      failed: reason,
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

describe('a form whose answer is lost', () => {
  beforeEach(() => vi.stubGlobal('window', { location: { href: 'https://loja.example/' } }))
  afterEach(() => vi.unstubAllGlobals())

  const press = (router: Router, fields: Record<string, string> = { intent: 'change' }) =>
    router.navigate('/produto/jasmim', {
      formMethod: 'post',
      formData: withRequestKey(fields, '/produto/jasmim'),
    })

  function loseAnswers(shop: Awaited<ReturnType<typeof openShop>>, lostCount: number) {
    const keys: unknown[] = []
    shop.answers.save = (form) => {
      keys.push(form.get(REQUEST_KEY))
      if (keys.length <= lostCount) brokenConnection()
      return { ok: true, key: form.get(REQUEST_KEY) }
    }
    return keys
  }

  it('is known to have failed when the shop never did it, and pressing again is another request', async () => {
    const shop = await openShop('none')
    const keys = loseAnswers(shop, 1)
    await press(shop.router)
    expect(shop.router.state.actionData?.product).toMatchObject({ failed: 'connection', tried: 'change' })
    await press(shop.router)
    expect(new Set(keys).size).toBe(2)
  })

  it('is unknown when the shop cannot be asked, and pressing again is the same request', async () => {
    const shop = await openShop('unknown')
    const keys = loseAnswers(shop, 1)
    await press(shop.router)
    const answer = shop.router.state.actionData?.product
    expect(answer).toMatchObject({ failed: 'unknown', tried: 'change' })
    expect(failureWords(answer, { title: 'Erro ao atualizar', text: 'Tente de novo.' })).toEqual({
      title: 'Erro ao atualizar',
      ...outcomeUnknown,
    })
    const favourite = { title: 'Erro', text: 'Não foi possível adicionar aos favoritos' }
    expect(failureWords(answer, favourite)).toEqual({
      title: 'Erro',
      text: `Não foi possível adicionar aos favoritos. ${outcomeUnknown.text}`,
    })
    expect(failureWords(answer, 'Erro ao salvar produto')).toEqual({
      title: 'Erro',
      text: `Erro ao salvar produto. ${outcomeUnknown.text}`,
    })
    expect(failureWords(answer, actionFailed)).toMatchObject({ title: 'Erro', ...outcomeUnknown })
    await press(shop.router)
    expect(keys).toEqual([keys[0], keys[0]])
    await press(shop.router)
    expect(keys[2]).not.toBe(keys[0])
  })

  it('is sent as a new request if another answer arrived there in the meantime', async () => {
    const shop = await openShop('unknown')
    const keys = loseAnswers(shop, 1)
    await press(shop.router)
    await press(shop.router, { intent: 'remove' })
    await press(shop.router)
    expect(new Set(keys).size).toBe(3)
  })

  it('gets its answer when the shop did it: the same form is sent once more', async () => {
    const shop = await openShop('answered')
    const keys = loseAnswers(shop, 1)
    const stop = onResend((key) => {
      const { formData } = shop.router.state.navigation
      void shop.router.navigate('/produto/jasmim', { formMethod: 'post', formData: formData as FormData })
      return formData?.get(REQUEST_KEY) === key
    })
    await press(shop.router)
    await waitUntilSettled(shop.router)
    stop()
    expect(shop.router.state.actionData?.product).toEqual({ ok: true, key: keys[0] })
    expect(keys).toEqual([keys[0], keys[0]])
  })

  it('gets its answer also where what sends again comes after the answer is known', async () => {
    const shop = await openShop('answered')
    const keys = loseAnswers(shop, 1)
    let tries = 0
    const stop = onResend((key) => {
      tries += 1
      if (tries < 3) return false
      const { formData } = shop.router.state.navigation
      void shop.router.navigate('/produto/jasmim', { formMethod: 'post', formData: formData as FormData })
      return formData?.get(REQUEST_KEY) === key
    })
    await press(shop.router)
    await waitUntilSettled(shop.router)
    stop()
    expect(shop.router.state.actionData?.product).toEqual({ ok: true, key: keys[0] })
  })

  it('that was never stored shows a message, reloads the page and is never sent twice', async () => {
    const shop = await openShop('handled')
    const keys = loseAnswers(shop, 1)
    shop.answers.product = () => 'refunded'
    await press(shop.router)
    const answer = shop.router.state.actionData?.product
    expect(answer).toMatchObject({ ok: false, failed: 'handled', tried: 'change' })
    expect(failureWords(answer, actionFailed)).toBe(outcomeOnPage)
    expect(shop.router.state.loaderData.product).toBe('refunded')
    expect(keys).toHaveLength(1)
    await press(shop.router)
    expect(keys[1]).not.toBe(keys[0])
  })

  it.each([
    ['over', 'unavailable'],
    ['handled', 'handled'],
  ])('and whose key is %s on the second submission keeps its page', async (request, reason) => {
    const shop = await openShop('unknown')
    const keys = loseAnswers(shop, 1)
    await press(shop.router)
    const save = shop.answers.save
    shop.answers.save = answerWith(409, { request })
    await press(shop.router)
    expect(shop.router.state.errors).toBeNull()
    expect(shop.router.state.actionData?.product).toMatchObject({ failed: reason, tried: 'change' })
    shop.answers.save = save
    await press(shop.router)
    expect(keys[1]).not.toBe(keys[0])
  })

  it('may have left with a press that was dropped for the same one, sent again offline', async () => {
    const shop = await openShop('unknown')
    const { promise: isAllowed, resolve: goOn } = Promise.withResolvers<void>()
    const { promise: hasArrived, resolve: arrive } = Promise.withResolvers<void>()
    shop.answers.save = () => {
      arrive()
      return isAllowed.then(brokenConnection)
    }
    const dropped = { intent: 'dropped' }
    const first = press(shop.router, dropped)
    await hasArrived
    vi.stubGlobal('navigator', { onLine: false })
    const second = press(shop.router, dropped)
    goOn()
    await Promise.all([first, second])
    expect(shop.router.state.actionData?.product).toMatchObject({ failed: 'unknown' })
  })

  it('because the browser was offline needs no question to the server', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const shop = await openShop('unknown')
    loseAnswers(shop, 1)
    await press(shop.router)
    expect(shop.router.state.actionData?.product).toMatchObject({ failed: 'connection' })
  })
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
