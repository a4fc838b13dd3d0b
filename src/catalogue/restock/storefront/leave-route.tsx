import { data } from 'react-router'
import { restockPages } from '#catalogue/restock/copy/restock-answers.ts'
import { leaveWaitingList } from '#catalogue/restock/use-cases/leave-waiting-list.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { readForm, readFormData } from '#platform/http/request/read-form-data.server.ts'
import { isFailedAnswer } from '#ui/failures/failed-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { mailedLinkMeta } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/leave-route'
import { LinkPage, TokenForm, UnknownLink } from './link-page.tsx'
import { sealedTokenForm } from './restock-action.server.ts'

export { productLinks as links } from '#ui/styles/shop-sheets.ts'

const copy = restockPages.leave

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readFormData(request)
  // One-click unsubscribe (RFC 8058) posts to the link, so the token is in the URL.
  if (form.has('List-Unsubscribe')) form.set('token', new URL(request.url).searchParams.get('token') ?? '')
  const outcome = await leaveWaitingList(shopOf(context), readForm(sealedTokenForm, form))
  return outcome.ok ? { left: true } : data({ left: false }, { status: 404 })
}

export function meta({ matches }: Route.MetaArgs) {
  return mailedLinkMeta(matches, copy.title)
}

export default function Leave({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const failure = isFailedAnswer(actionData) ? actionData : undefined
  useToastAnswer(failure)
  const answer = failure ? undefined : actionData
  if (answer?.left) return <LinkPage title={copy.done} text={copy.doneText} />
  if (answer || !token) return <UnknownLink />
  return (
    <LinkPage
      title={copy.title}
      text={copy.ask}
      action={<TokenForm token={token}>{copy.button}</TokenForm>}
    />
  )
}
