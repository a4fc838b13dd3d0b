import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { accountEnded } from '#accounts/copy/account-ended.ts'
import { securityCopy } from '#accounts/second-factor/copy/security.ts'
import { hasSecondFactor } from '#accounts/second-factor/use-cases/find-factors.ts'
import { guardCopy } from '#accounts/session/copy/guard.ts'
import { waitingFormCopy } from '#accounts/session/copy/waiting-form.ts'
import { isAnsweredForGoneAccount } from '#accounts/use-cases/is-answered-for-gone-account.ts'
import { pathTo } from '#addresses.ts'
import { functionCopy } from '#platform/copy/functions.ts'
import { isAllowed } from '#platform/http/functions/is-allowed.server.ts'
import { requestKeyIn } from '#platform/http/request/answer-form.server.ts'
import { customerOf, shopOf, visitorOf } from '#platform/http/request/context.server.ts'
import { type Flash, redirectWithFlash } from '#platform/http/request/flash.server.ts'
import { isDocumentRequest } from '#platform/http/request/is-document-request.server.ts'
import { readFormData } from '#platform/http/request/read-form-data.server.ts'
import { expiredSessionCookie } from '#platform/http/request/session-cookie.server.ts'
import type { Shop } from '#platform/shop.ts'
import { chooseShopName } from '#ui/copy/shop-name.ts'
import { waitingFormCookie } from './waiting-form.server.ts'

type Context = Readonly<RouterContextProvider>

export interface GuardRefusal {
  guard: 'sign-in-needed' | 'proof-needed' | 'not-an-administrator' | 'not-for-helpers'
  title: string
  shopName?: string
}

const buildGuardRefusal = (guard: GuardRefusal['guard']): GuardRefusal => ({
  guard,
  title: guardCopy[guard].title,
})

function namedRefusal(context: Context, guard: GuardRefusal['guard']): GuardRefusal {
  const { title, ...refusal } = buildGuardRefusal(guard)
  const shopName = chooseShopName(shopOf(context).settings.current().values.contact)
  return { ...refusal, title: `${title} · ${shopName}`, shopName }
}

export const proofNeeded = () => data(buildGuardRefusal('proof-needed'), { status: 401 })

/** Allows staff, and former staff who still have a factor. */
export async function requireFactorRights(context: Context): Promise<void> {
  if (!(await mayHaveFactor(context)))
    throw data(namedRefusal(context, 'not-an-administrator'), { status: 403 })
}

export async function mayHaveFactor(context: Context): Promise<boolean> {
  const { isStaff, userId } = customerOf(context)
  return isStaff || hasSecondFactor(shopOf(context).db, userId)
}

export const signInNeeded = () => data(buildGuardRefusal('sign-in-needed'), { status: 401 })

/** Covers documents, `.data` requests and actions, because hiding a button protects nothing. */
const staffOnly =
  (access: 'helper' | 'administrator'): MiddlewareFunction<Response> =>
  async (args, next) => {
    const { request, context, pattern } = args
    const visitor = visitorOf(context)
    if (visitor.kind === 'guest')
      throw isPostedPage(request)
        ? await storeForm(args, waitingFormCopy)
        : data(namedRefusal(context, 'sign-in-needed'), { status: 401 })
    if (isAllowed(access, visitor)) return next()
    const { userId, isStaff, mustAddFactor } = visitor
    if (isStaff && mustAddFactor)
      throw await redirectWithFlash(shopOf(context), pathTo('profileSecurity'), securityCopy.required)
    shopOf(context).log.warn(
      { event: 'not-allowed', pattern, userId },
      'somebody without the role asked for the back office',
    )
    throw data(namedRefusal(context, isStaff ? 'not-for-helpers' : 'not-an-administrator'), { status: 403 })
  }

export const administratorsOnly = staffOnly('administrator')
export const helpersToo = staffOnly('helper')

/** Guests are redirected to sign in and back. A form opens the sign-in dialog in place. */
export const customersOnly: MiddlewareFunction<Response> = async (args, next) => {
  const { request, url, context } = args
  if (visitorOf(context).kind === 'guest') {
    if (url.pathname.startsWith('/api/'))
      throw Response.json({ error: functionCopy.signInNeeded }, { status: 401 })
    if (await hasEndedAccount(args)) throw await sayAccountEnded(shopOf(context))
    if (isPostedPage(request)) throw await storeForm(args, waitingFormCopy)
    if (request.method === 'POST') throw signInNeeded()
    throw redirect(pathTo('auth', {}, { redirectTo: url.pathname + url.search }))
  }
  return next()
}

/**
 * True for a repeated account deletion. The session is gone, so only the stored response proves the first
 * request.
 */
async function hasEndedAccount({ request, context }: HeldForm): Promise<boolean> {
  if (request.method !== 'POST' || !isSmall(request)) return false
  const requestKey = requestKeyIn(await readFormData(request.clone()))
  return requestKey !== null && isAnsweredForGoneAccount(shopOf(context), requestKey)
}

export async function sayAccountEnded(shop: Shop, headers = new Headers()): Promise<Response> {
  headers.append('Set-Cookie', await expiredSessionCookie(shop.config.siteUrl))
  return redirectWithFlash(shop, pathTo('home'), { ...accountEnded, forgetsDrafts: true }, headers)
}

export const isPostedPage = (request: Request) => request.method === 'POST' && isDocumentRequest(request)

/** Larger bodies from unauthenticated visitors, such as photos, are not read. */
const MAX_BYTES = 64 * 1024

export function isSmall(request: Request): boolean {
  return Number(request.headers.get('Content-Length') ?? Number.POSITIVE_INFINITY) <= MAX_BYTES
}

interface HeldForm {
  request: Request
  context: Readonly<RouterContextProvider>
  /** Pass the form if the action has read it, because a body can be read only once. */
  form?: FormData
}

/**
 * Stores a form submitted without JavaScript in the browser until the customer has signed in or shown the
 * second factor.
 */
export async function storeForm(
  { request, context, form }: HeldForm,
  words: { ended: Flash; notStored: Flash },
  query: Record<string, string> = {},
): Promise<Response> {
  const shop = shopOf(context)
  const url = new URL(request.url)
  const action = url.pathname + url.search
  const fields = form ?? (isSmall(request) ? await readFormData(request) : null)
  const cookie = fields && (await waitingFormCookie(shop, fields, action))
  const redirectTo = cookie ? pathTo('waitingForm') : action
  const headers = new Headers(cookie ? { 'Set-Cookie': cookie } : undefined)
  const page = pathTo('auth', {}, { ...query, redirectTo })
  return redirectWithFlash(shop, page, cookie ? words.ended : words.notStored, headers)
}
