import { data, type RouterContextProvider } from 'react-router'
import { findFactors } from '#accounts/second-factor/use-cases/find-factors.ts'
import { beginAppSetup } from '#accounts/second-factor/use-cases/set-up-app.ts'
import { requireFactorRights } from '#accounts/session/storefront/access.server.ts'
import { drawQrCode } from '#platform/draw-qr-code.ts'
import { customerOf, shopOf } from '#platform/http/request/context.server.ts'
import { hostCookieName, textCookie } from '#platform/http/request/text-cookie.server.ts'
import type { Shop } from '#platform/shop.ts'

export async function loadSecurity(request: Request, context: Readonly<RouterContextProvider>) {
  await requireFactorRights(context)
  const shop = shopOf(context)
  const { userId, email } = customerOf(context)
  const factors = await findFactors(shop, { userId })
  if (new URL(request.url).searchParams.get('configurar') !== 'app') return data({ factors, setup: null })
  const newSetup = beginAppSetup(shop, { userId, email, ticket: await readSetupTicket(shop, request) })
  const { secret, address, ticket, validSeconds } = newSetup
  const setup = { secret: secret.replace(/(.{4})(?=.)/g, '$1 '), picture: drawQrCode(address) }
  const headers = new Headers({ 'Set-Cookie': await setupCookie(shop, ticket, validSeconds) })
  return data({ factors, setup }, { headers })
}

/** Holds the new app's encrypted secret until its first code is verified. */
const createCookie = ({ config: { siteUrl } }: Shop) =>
  textCookie(siteUrl, hostCookieName(siteUrl, 'lume_app_setup'))

export function readSetupTicket(shop: Shop, request: Request): Promise<string | null> {
  return createCookie(shop).read(request.headers.get('cookie'))
}

function setupCookie(shop: Shop, ticket: string, maxAge: number): Promise<string> {
  return createCookie(shop).set(ticket, { maxAge })
}

export function endedSetupCookie(shop: Shop): Promise<string> {
  return createCookie(shop).clear()
}
