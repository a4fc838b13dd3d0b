import { data } from 'react-router'
import { pathTo } from '#addresses.ts'
import { restockPages } from '#catalogue/restock/copy/restock-answers.ts'
import { confirmNotice } from '#catalogue/restock/use-cases/ask-for-notice.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { readForm, readFormData } from '#platform/http/request/read-form-data.server.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { isFailedAnswer } from '#ui/failures/failed-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { mailedLinkMeta } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/confirm-route'
import { LinkPage, TokenForm, UnknownLink } from './link-page.tsx'
import { sealedTokenForm } from './restock-action.server.ts'

export { productLinks as links } from '#ui/styles/shop-sheets.ts'

const copy = restockPages.confirm

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await confirmNotice(shopOf(context), readForm(sealedTokenForm, await readFormData(request)))
  if (outcome.ok) return { kind: 'waiting', ...outcome.value } as const
  if (outcome.code === 'in-stock') return { kind: 'in-stock', ...outcome.details } as const
  return data({ kind: outcome.code }, { status: 404 })
}

export function meta({ matches }: Route.MetaArgs) {
  return mailedLinkMeta(matches, copy.title)
}

export default function Confirm({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const failure = isFailedAnswer(actionData) ? actionData : undefined
  useToastAnswer(failure)
  const answer = failure ? undefined : actionData
  switch (answer?.kind) {
    case 'waiting':
      return (
        <LinkPage
          title={copy.done}
          text={copy.doneText(answer.name, answer.email)}
          action={
            <LinkButton to={pathTo('restockLeave', {}, { token: answer.leave })} variant="ghost">
              {copy.leave}
            </LinkButton>
          }
        />
      )
    case 'in-stock':
      return (
        <LinkPage
          title={copy.back}
          text={copy.backText(answer.name)}
          action={<LinkButton to={pathTo('product', { slug: answer.slug })}>{copy.seeCandle}</LinkButton>}
        />
      )
    case 'product-not-found':
      return <LinkPage title={copy.gone} text={copy.goneText} />
    case 'token-unknown':
      return <UnknownLink />
    case undefined:
      return token ? (
        <LinkPage
          title={copy.title}
          text={copy.ask}
          action={<TokenForm token={token}>{copy.button}</TokenForm>}
        />
      ) : (
        <UnknownLink />
      )
  }
}
