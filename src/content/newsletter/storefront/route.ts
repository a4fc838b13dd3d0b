import { data, redirect } from 'react-router'
import { pathTo } from '#addresses.ts'
import { functionCopy } from '#platform/copy/functions.ts'
import { requestOf, shopOf } from '#platform/http/request/context.server.ts'
import { type Flash, redirectWithFlash } from '#platform/http/request/flash.server.ts'
import { readForm, readFormData } from '#platform/http/request/read-form-data.server.ts'
import type { Route } from './+types/route'
import {
  chooseNotices,
  newsletterFormSchema,
  subscribeFromSite,
  takesSubscribers,
} from './newsletter-function.server.ts'

const form = `${pathTo('home')}#ritual`

export function loader({ context }: Route.LoaderArgs) {
  if (!takesSubscribers(shopOf(context))) throw data(null, { status: 404 })
  return redirect(form)
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context)
  if (!takesSubscribers(shop)) throw data(null, { status: 404 })
  const typed = readForm(newsletterFormSchema, await readFormData(request))
  const allowed = await shop.rateLimits.consume('newsletter-subscribe', requestOf(context).clientAddress)
  const outcome = allowed.ok ? await subscribeFromSite(shop, typed) : allowed
  return redirectWithFlash(shop, pathTo('home'), noticeFor(outcome, chooseNotices(shop)))
}

type Outcome = Awaited<ReturnType<typeof subscribeFromSite>>

function noticeFor(outcome: Outcome, notices: ReturnType<typeof chooseNotices>): Flash {
  if (outcome.ok) return notices.subscribed
  if (outcome.code === 'too-many')
    return { ...notices.refused, text: functionCopy.tooMany(outcome.details.retryAfterSeconds) }
  return notices[outcome.code]
}
