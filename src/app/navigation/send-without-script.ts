import { type ClientInstrumentation, type DataRouter, matchRoutes } from 'react-router'

type Call = (send: () => Promise<unknown>, form: { href: string; formMethod?: string }) => Promise<void>

type DataRouteObject = DataRouter['routes'][number]

/**
 * A fetcher form needs the target route's action, not its script, but React Router waits for both. Hide
 * the script while sending.
 */
export const sendWithoutScript =
  (routes: () => DataRouteObject[]): Call =>
  async (send, { href, formMethod }) => {
    const isPost = formMethod?.toLowerCase() === 'post'
    const matches = (isPost && matchRoutes(routes(), href)) || []
    const hidden = matches.map(({ route }) => ({ route, lazy: route.lazy })).filter(isSparable)
    for (const { route } of hidden) route.lazy = undefined
    // The router looks for scripts synchronously, before its first await.
    const submission = send()
    for (const { route, lazy } of hidden) route.lazy = lazy
    await submission
  }

/** Client actions and client middleware are in the script, so it cannot be skipped. */
function isSparable({ route, lazy }: { route: DataRouteObject; lazy: unknown }) {
  const { action, middleware } = (lazy ?? {}) as { action?: unknown; middleware?: unknown }
  return Boolean(lazy && route.action && !action && !middleware)
}

export const sendingWithoutScripts: ClientInstrumentation = {
  router: ({ instrument }) => instrument({ fetch: sendWithoutScript(pageRoutes) }),
}

function pageRoutes(): DataRouteObject[] {
  const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: DataRouter }
  return router?.routes ?? []
}
