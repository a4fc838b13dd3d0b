import { data, type RouterContextProvider, redirect } from 'react-router'
import { findFactors } from '#accounts/second-factor/use-cases/find-factors.ts'
import { openPendingSignIn } from '#accounts/second-factor/use-cases/finish-sign-in.ts'
import { destinationAfterSignIn } from '#accounts/session/storefront/destination-after-sign-in.ts'
import { cookieForLink, loadCodeStep } from '#accounts/session/storefront/pending-code.server.ts'
import {
  pendingConfirmationCookie,
  readPendingConfirmation,
} from '#accounts/session/storefront/pending-confirmation.server.ts'
import { readPendingSignIn } from '#accounts/session/storefront/sign-in-cookies.server.ts'
import { findSignInLink } from '#accounts/sign-in/use-cases/redeem-code.ts'
import { secondsUntilResend } from '#accounts/sign-up/domain/resend-cooldown.ts'
import { isPasswordLinkGood } from '#accounts/sign-up/use-cases/reset-password.ts'
import { pathTo } from '#addresses.ts'
import { localPathOr } from '#platform/domain/local-path.ts'
import { requestOf, shopOf, visitorOf } from '#platform/http/request/context.server.ts'
import type { Shop } from '#platform/shop.ts'
import { authPath } from '#ui/browser/auth-path.ts'

export async function loadAccess(request: Request, context: Readonly<RouterContextProvider>) {
  const shop = shopOf(context)
  const { searchParams: query } = new URL(request.url)
  const redirectTo = localPathOr(pathTo('home'), query.get('redirectTo'))
  const token = query.get('recuperar')
  const factor = query.get('fator')
  if (factor) return loadSecondFactor(request, context, { isProof: factor === 'confirmar', redirectTo })
  const link = query.get('entrar')
  if (link) return loadSignInLink(request, context, { link, redirectTo })
  const visitor = visitorOf(context)
  if (visitor.kind === 'customer' && !token)
    throw redirect(destinationAfterSignIn(redirectTo, visitor, shop.settings.current().opening))
  const notice = query.get('confirmacao')
  if (notice)
    return loadConfirmation(shop, request, {
      isSent: notice === 'enviada',
      devMail: devMailFor(context),
      redirectTo,
    })
  const knownEmail = (await readPendingConfirmation(shop, request))?.email ?? ''
  const shared = { redirectTo, knownEmail, isLinkDead: false }
  if (token && (await isPasswordLinkGood(shop, { token })))
    return data({ view: 'new-password' as const, token, ...shared })
  if (token) return data({ view: 'recovery' as const, ...shared, isLinkDead: true })
  if (query.get('modo') === 'codigo')
    return data({
      view: 'code' as const,
      redirectTo,
      isLinkDead: false,
      start: await loadCodeStep(shop, request),
    })
  const isSigningUp = query.get('aba') === 'cadastrar'
  const choice = query.get('modo') === 'recuperar' ? ('recovery' as const) : ('sign-in' as const)
  return data({ view: isSigningUp ? ('sign-up' as const) : choice, ...shared })
}

/** Does not consume the link. Signed-in customers skip it, unless it belongs to another account. */
async function loadSignInLink(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { link, redirectTo }: { link: string; redirectTo: string },
) {
  const shop = shopOf(context)
  const visitor = visitorOf(context)
  const linkOffer = await findSignInLink(shop, { linkToken: link })
  if (visitor.kind === 'customer' && (!linkOffer || linkOffer.email === visitor.email))
    throw redirect(destinationAfterSignIn(redirectTo, visitor, shop.settings.current().opening))
  if (!linkOffer) {
    const start = await loadCodeStep(shop, request)
    return data({ view: 'code' as const, redirectTo, isLinkDead: true, start })
  }
  const headers = await cookieForLink(shop, request, linkOffer)
  return data({ view: 'link' as const, email: linkOffer.email, token: link, redirectTo }, { headers })
}

async function loadSecondFactor(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { isProof, redirectTo }: { isProof: boolean; redirectTo: string },
) {
  const shop = shopOf(context)
  const visitor = visitorOf(context)
  const signedInId = visitor.kind === 'customer' ? visitor.userId : null
  const userId = isProof ? signedInId : openPendingSignIn(shop, await readPendingSignIn(shop, request))
  if (!userId) throw redirect(authPath(redirectTo))
  const step = isProof ? ('proof' as const) : ('sign-in' as const)
  const { appSince, passkeys } = await findFactors(shop, { userId })
  const factors = { hasApp: appSince !== null, hasPasskey: passkeys.length > 0 }
  return data({ view: 'second-factor' as const, step, redirectTo, factors })
}

async function loadConfirmation(
  shop: Shop,
  request: Request,
  { redirectTo, ...seenState }: { isSent: boolean; devMail: string | null; redirectTo: string },
) {
  const pending = await readPendingConfirmation(shop, request)
  if (!pending) throw redirect(authPath(redirectTo))
  const { email, webhookUrl, isWebhookTroubled, sentAt } = pending
  const headers = new Headers()
  if (isWebhookTroubled) {
    const shownOnce = { ...pending, isWebhookTroubled: false }
    headers.append('Set-Cookie', await pendingConfirmationCookie(shop, shownOnce))
  }
  const secondsLeft = secondsUntilResend(new Date(sentAt), shop.clock.now())
  const confirmation = { email, webhookUrl, isWebhookTroubled, secondsLeft, sentAt, redirectTo, ...seenState }
  return data({ view: 'confirmation' as const, confirmation }, { headers })
}

/** Links to the folder of unsent emails, in development only. */
function devMailFor(context: Readonly<RouterContextProvider>): string | null {
  const { mailer, config } = shopOf(context)
  return mailer.folder && config.isLocalSite && requestOf(context).isLoopback ? pathTo('devMail') : null
}
