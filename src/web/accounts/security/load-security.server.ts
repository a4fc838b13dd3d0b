import { data, type RouterContextProvider } from 'react-router'
import { findFactors } from '#shop/accounts/find-factors.ts'
import { beginAppSetup } from '#shop/accounts/second-factor/set-up-app.ts'
import { drawQrCode } from '#shop/draw-qr-code.ts'
import { requireFactorRights } from '#web/accounts/session/access.server.ts'
import { customerOf, shopOf } from '#web/server/request/context.server.ts'
import { readSetupTicket, setupCookie } from './setup-ticket.server.ts'

/** `?configurar=app` brings the picture to scan. */
export async function loadSecurity(request: Request, context: Readonly<RouterContextProvider>) {
  await requireFactorRights(context)
  const shop = shopOf(context)
  const { userId, email } = customerOf(context)
  const factors = await findFactors(shop, { userId })
  if (new URL(request.url).searchParams.get('configurar') !== 'app') return data({ factors, setup: null })
  const begun = beginAppSetup(shop, { userId, email, ticket: await readSetupTicket(shop, request) })
  const { secret, address, ticket, validSeconds } = begun
  const setup = { secret: secret.replace(/(.{4})(?=.)/g, '$1 '), picture: drawQrCode(address) }
  const headers = new Headers({ 'Set-Cookie': await setupCookie(shop, ticket, validSeconds) })
  return data({ factors, setup }, { headers })
}
