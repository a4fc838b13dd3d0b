import { data, type MiddlewareFunction, redirect } from 'react-router'
import { functionCopy } from '#copy/functions.ts'
import { shopOf, visitorOf } from '../context.server.ts'
import { isDocumentRequest } from '../is-document-request.server.ts'
import { pathTo, routeTable } from '../route-table.ts'

/** What the guard of the back office throws; the frame's error boundary shows the matching screen. */
export interface GuardRefusal {
  guard: 'sign-in-needed' | 'not-an-administrator'
}

/** For who must sign in first, where the browser can ask for that over the page. */
export const signInNeeded = () => data({ guard: 'sign-in-needed' } satisfies GuardRefusal, { status: 401 })

/** Runs for documents, `.data` requests and actions alike: hiding a button protects nothing. */
export const administratorsOnly: MiddlewareFunction<Response> = ({ context, pattern }, next) => {
  const visitor = visitorOf(context)
  if (visitor.kind === 'guest') throw signInNeeded()
  if (!visitor.isAdministrator) {
    const { userId } = visitor
    shopOf(context).log.warn(
      { event: 'not-allowed', pattern, userId },
      'a customer asked for the back office',
    )
    throw data({ guard: 'not-an-administrator' } satisfies GuardRefusal, { status: 403 })
  }
  return next()
}

/** A guest on a customer's page goes to sign in, and comes back afterwards; a form is asked to sign in where it stands. */
export const customersOnly: MiddlewareFunction<Response> = ({ request, url, context }, next) => {
  if (visitorOf(context).kind === 'guest') {
    if (url.pathname.startsWith('/api/'))
      throw Response.json({ error: functionCopy.signInNeeded }, { status: 401 })
    if (request.method !== 'GET' && !isDocumentRequest(request)) throw signInNeeded()
    throw redirect(pathTo('auth', {}, { redirectTo: url.pathname + url.search }))
  }
  return next()
}

const customerPaths = new Set(
  Object.values(routeTable)
    .filter((entry) => entry.access === 'customer' && entry.frame === 'shop')
    .map((entry) => entry.path as string),
)

/**
 * The shop's frame holds public and customers' pages; the route table says which is which. Asked by the route that
 * answers: the address of one and the same page can be written in many ways (`/perfil.data`, `/PERFIL`, `/%70erfil`).
 */
export const guardCustomerPages: MiddlewareFunction<Response> = (args, next) =>
  customerPaths.has(args.pattern) ? customersOnly(args, next) : next()
