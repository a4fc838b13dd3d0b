import { redirect } from 'react-router'
import { pathTo } from '#addresses.ts'
import { googleNotices } from '#copy/accounts.ts'
import { localPathOr } from '#domain/accounts/local-path.ts'
import { onlyPost } from '#web/kit/only-post.server.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import { redirectWithFlash } from '#web/server/request/flash.server.ts'
import { formOf, readForm } from '#web/server/request/form-of.server.ts'
import type { Route } from './+types/google-start-route.ts'
import { googleFormSchema, googleRequestCookie } from './google-request.server.ts'

export const loader = onlyPost

/** Off to the identity provider. A POST, so that no foreign page can send somebody on the way. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context)
  const { google } = shop.identity
  const wanted = readForm(googleFormSchema, await formOf(request))
  const redirectTo = localPathOr(pathTo('home'), wanted.redirectTo)
  const backWith = (code: keyof typeof googleNotices) =>
    redirectWithFlash(shop, pathTo('auth', {}, redirectTo === '/' ? {} : { redirectTo }), googleNotices[code])
  if (!google) return backWith('not-configured')

  const started = await google.start(shop.config.siteUrl + pathTo('googleCallback'))
  if (!started.ok) {
    shop.log.warn({ reason: started.details.reason }, 'the identity provider could not be reached')
    return backWith(started.code)
  }
  const { url, authorization } = started.value
  const cookie = await googleRequestCookie(shop, { ...authorization, redirectTo })
  return redirect(url, { headers: { 'Set-Cookie': cookie } })
}
