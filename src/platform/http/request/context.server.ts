import { createContext, type RouterContextProvider } from 'react-router'
import type { Shop } from '#platform/shop.ts'

/** Read once per request from the session cookie; the only trusted identity. */
export type Visitor = { kind: 'guest' } | CustomerVisitor

export interface CustomerVisitor {
  kind: 'customer'
  userId: string
  sessionId: string
  sessionOpenedAt: Date
  sessionExpiresAt: Date
  provedAt: Date | null
  email: string
  name: string
  avatarUrl: string | null
  isAdministrator: boolean
  isTesting: boolean
  isHelper: boolean
  isStaff: boolean
  /** The back office stays closed until the administrator has set up a second factor. */
  mustAddFactor: boolean
  hasPassword: boolean
}

export const NO_CLIENT = 'page-cache'

/** Facts that request headers cannot forge. */
export interface RequestFacts {
  requestId: string
  clientAddress: string
  /** For this response's inline scripts; cached pages use hashes instead. */
  nonce: string
  isLoopback: boolean
  reportFailure(error: unknown): void
}

export const shopContext = createContext<Shop>()
export const requestContext = createContext<RequestFacts>()
export const fastPathContext = createContext(true)
export const visitorContext = createContext<Visitor>({ kind: 'guest' })
/** For signed-in customers; guests' data is only in the browser. */
export const visitorCountsContext = createContext<{ cartCount: number; favourites: readonly string[] }>({
  cartCount: 0,
  favourites: [],
})

type Context = Readonly<RouterContextProvider>

export const shopOf = (context: Context): Shop => context.get(shopContext)
export const visitorOf = (context: Context): Visitor => context.get(visitorContext)
export const requestOf = (context: Context): RequestFacts => context.get(requestContext)

/** Throws for guests: the route's guard is missing. */
export function customerOf(context: Context): CustomerVisitor {
  const visitor = visitorOf(context)
  if (visitor.kind === 'guest') throw new Error('a route without its guard was reached by a guest')
  return visitor
}
