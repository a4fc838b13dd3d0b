import { data, redirect } from 'react-router'
import { googleNotices } from '#accounts/copy/accounts.ts'
import { pathTo } from '#addresses.ts'
import { localPathOr } from '#platform/domain/local-path.ts'
import { onlyPost } from '#platform/http/functions/only-post.server.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { isDocumentRequest } from '#platform/http/request/is-document-request.server.ts'
import { readForm, readFormData } from '#platform/http/request/read-form-data.server.ts'
import { authPath } from '#ui/browser/auth-path.ts'
import { type FormAnswer, refused } from '#ui/form/form-answer.ts'
import { sendAnswer } from '#ui/form/send-answer.server.ts'
import type { Route } from './+types/google-start-route'
import { googleFormSchema, googleRequestCookie } from './google-request.server.ts'

export const loader = onlyPost

export type GoogleAnswer = FormAnswer<{ goTo: string }>

/** A POST, so that other sites cannot start the sign-in. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context)
  const { google } = shop.identity
  const form = readForm(googleFormSchema, await readFormData(request))
  const redirectTo = localPathOr(pathTo('home'), form.redirectTo)
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
