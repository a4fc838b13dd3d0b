import { data, redirect } from 'react-router'
import { pathTo } from '#addresses.ts'
import { googleNotices } from '#copy/account/accounts.ts'
import { localPathOr } from '#domain/accounts/local-path.ts'
import { authPath } from '#web/kit/browser/auth-path.ts'
import { type FormAnswer, refused } from '#web/kit/form/form-answer.ts'
import { sendAnswer } from '#web/kit/form/send-answer.server.ts'
import { onlyPost } from '#web/server/functions/only-post.server.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import { formOf, readForm } from '#web/server/request/form-of.server.ts'
import { isDocumentRequest } from '#web/server/request/is-document-request.server.ts'
import type { Route } from './+types/google-start-route.ts'
import { googleFormSchema, googleRequestCookie } from './google-request.server.ts'

export const loader = onlyPost

/** A script is told the provider's address: it goes there itself, and the page stands until then. */
export type GoogleAnswer = FormAnswer<{ goTo: string }>

/** Off to the identity provider. A POST, so that no foreign page can send somebody on the way. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context)
  const { google } = shop.identity
  const wanted = readForm(googleFormSchema, await formOf(request))
  const redirectTo = localPathOr(pathTo('home'), wanted.redirectTo)
  const backWith = (code: keyof typeof googleNotices) =>
    sendAnswer(request, shop, refused(googleNotices[code]), authPath(redirectTo))
  if (!google) return backWith('not-configured')

  const started = await google.start(shop.config.siteUrl + pathTo('googleCallback'))
  if (!started.ok) {
    shop.log.warn({ reason: started.details.reason }, 'the identity provider could not be reached')
    return backWith(started.code)
  }
  const { url, authorization } = started.value
  const cookie = await googleRequestCookie(shop, { ...authorization, redirectTo })
  const headers = { 'Set-Cookie': cookie }
  if (isDocumentRequest(request)) return redirect(url, { headers })
  return data<GoogleAnswer>({ ok: true, toast: null, goTo: url }, { headers })
}
