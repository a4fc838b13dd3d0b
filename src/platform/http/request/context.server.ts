import { createContext, type RouterContextProvider } from 'react-router'
import type { Shop } from '#platform/shop.ts'

/** Who is asking. Read once per request from the session cookie; everything else trusts this value only. */
export type Visitor = { kind: 'guest' } | CustomerVisitor

export interface CustomerVisitor {
  kind: 'customer'
  userId: string
  sessionId: string
  sessionOpenedAt: Date
  sessionExpiresAt: Date
  /** When the second factor was last shown in this session. */
  provedAt: Date | null
  email: string
  name: string
  avatarUrl: string | null
  isAdministrator: boolean
  /** An administrator who tries a purchase: what they buy in this session is a test. */
  isTesting: boolean
  /** Works here and is no administrator. */
  isHelper: boolean
  /** One of the two. */
  isStaff: boolean
  /** The back office stays closed until the administrator has set a second factor. */
  mustAddFactor: boolean
  hasPassword: boolean
}

/** In place of a client's address where a page is made for the cache. */
export const NO_CLIENT = 'page-cache'

/** What the HTTP layer knows of a request and no header can forge. */
export interface RequestFacts {
  requestId: string
  clientAddress: string
  /** For the scripts of this one answer. A page that goes into the cache is allowed by the hashes of its scripts instead. */
  nonce: string
  /** True for a loopback socket without forwarding headers. */
  isLoopback: boolean
  /** Called for every surprise that was turned into an error page, so that the log has the reason. */
  reportFailure(error: unknown): void
}

export const shopContext = createContext<Shop>()
export const requestContext = createContext<RequestFacts>()
/** FAST_PATH: whether pages may take the ways of `src/platform/fast-path`. */
export const fastPathContext = createContext(true)
export const visitorContext = createContext<Visitor>({ kind: 'guest' })
/** What a signed-in visitor has in the shop; a guest's things are known to the browser only. */
export const visitorCountsContext = createContext<{ cartCount: number; favourites: readonly string[] }>({
  cartCount: 0,
  favourites: [],
})
/** Whether the answer of the action is stored, or a failure of it has changed nothing (`answerForm`). */
export const storedAnswerContext = createContext<'none' | 'awaited' | 'stored'>('none')

type Context = Readonly<RouterContextProvider>

export const shopOf = (context: Context): Shop => context.get(shopContext)
export const visitorOf = (context: Context): Visitor => context.get(visitorContext)
export const requestOf = (context: Context): RequestFacts => context.get(requestContext)

/** For loaders and actions behind the customer or administrator guard; a guest here is a missing guard, so it throws. */
export function customerOf(context: Context): CustomerVisitor {
  const visitor = visitorOf(context)
  if (visitor.kind === 'guest') throw new Error('a route without its guard was reached by a guest')
  return visitor
}
