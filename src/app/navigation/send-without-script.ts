import { type ClientInstrumentation, type DataRouter, matchRoutes } from 'react-router'

type Call = (send: () => Promise<unknown>, form: { href: string; formMethod?: string }) => Promise<void>

type DataRouteObject = DataRouter['routes'][number]

/**
 * A form that stays on its page needs the answer of another page's address, but not that page's script. React Router loads
 * the script as well and never ends the form if it is missing, so the script is hidden while the form is sent.
 */
export const sendWithoutScript =
  (routes: () => DataRouteObject[]): Call =>
  async (send, { href, formMethod }) => {
    const isPost = formMethod?.toLowerCase() === 'post'
    const matches = (isPost && matchRoutes(routes(), href)) || []
    const hidden = matches.map(({ route }) => ({ route, lazy: route.lazy })).filter(isSparable)
    for (const { route } of hidden) route.lazy = undefined
    // The router looks for scripts before it gives way for the first time.
    const sent = send()
    for (const { route, lazy } of hidden) route.lazy = lazy
    await sent
  }

/** A page with an action or middleware of its own in the browser has them in its script. */
function isSparable({ route, lazy }: { route: DataRouteObject; lazy: unknown }) {
  const { action, middleware } = (lazy ?? {}) as { action?: unknown; middleware?: unknown }
  return Boolean(lazy && route.action && !action && !middleware)
}

/** For `HydratedRouter`, which keeps its router in the window. */
export const sendingWithoutScripts: ClientInstrumentation = {
  router: ({ instrument }) => instrument({ fetch: sendWithoutScript(pageRoutes) }),
}

function pageRoutes(): DataRouteObject[] {
  const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: DataRouter }
  return router?.routes ?? []
}
