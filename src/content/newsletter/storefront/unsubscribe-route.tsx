import { data, Form, useNavigation } from 'react-router'
import { pathTo } from '#addresses.ts'
import { unsubscribeCopy } from '#content/newsletter/copy/newsletter.ts'
import { unsubscribe } from '#content/newsletter/use-cases/unsubscribe.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { tokenForm } from '#platform/http/request/form-fields.server.ts'
import { readForm, readFormData } from '#platform/http/request/read-form-data.server.ts'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import { isFailedAnswer } from '#ui/failures/failed-answer.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { mailedLinkMeta } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/unsubscribe-route'

/** A GET changes nothing, because mail programs prefetch links. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { newsletter } = shopOf(context).settings.current().values.brand
  return { token: new URL(request.url).searchParams.get('token') ?? '', newsletter }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readFormData(request)
  // One-click unsubscribe (RFC 8058) posts to the link, so the token is in the URL.
  if (form.has('List-Unsubscribe')) form.set('token', new URL(request.url).searchParams.get('token') ?? '')
  const outcome = await unsubscribe(shopOf(context), readForm(tokenForm, form))
  return outcome.ok ? { email: outcome.value.email } : data({ email: null }, { status: 404 })
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return mailedLinkMeta(matches, unsubscribeCopy.title(loaderData?.newsletter ?? ''))
}

export default function Unsubscribe({
  loaderData: { token, newsletter },
  actionData: response,
}: Route.ComponentProps) {
  const failure = isFailedAnswer(response) ? response : undefined
  useToastAnswer(failure)
  const actionData = failure ? undefined : response
  const { done, unknown } = unsubscribeCopy
  const home = <LinkButton to={pathTo('home')}>{unsubscribeCopy.home}</LinkButton>
  return (
    <main id="conteudo" tabIndex={-1} className="wrap section">
      {actionData?.email ? (
        <EmptyState
          heading="h1"
          title={done.title}
          text={done.text(actionData.email, newsletter)}
          action={home}
        />
      ) : actionData || !token ? (
        <EmptyState heading="h1" title={unknown.title} text={unknown.text} action={home} />
      ) : (
        <EmptyState
          heading="h1"
          title={unsubscribeCopy.title(newsletter)}
          text={unsubscribeCopy.ask}
          action={<ConfirmForm token={token} />}
        />
      )}
    </main>
  )
}

function ConfirmForm({ token }: { token: string }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    // Posts to the current URL, whose token remains available after a failure.
    <Form method="post">
      <input type="hidden" name="token" value={token} />
      <Button type="submit" busy={isBusy}>
        {unsubscribeCopy.confirm}
      </Button>
    </Form>
  )
}
