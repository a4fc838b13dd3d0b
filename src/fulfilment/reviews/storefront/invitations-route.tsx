import { data, Form, useNavigation } from 'react-router'
import { pathTo } from '#addresses.ts'
import { reviewInvitationsCopy as words } from '#fulfilment/reviews/copy/review-form.ts'
import { leaveReviewInvitations } from '#fulfilment/reviews/use-cases/leave-review-invitations.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { readForm, readFormData } from '#platform/http/request/read-form-data.server.ts'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import { isFailedAnswer } from '#ui/failures/failed-answer.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { mailedLinkMeta } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/invitations-route'
import { leaveFormSchema } from './leave-form.server.ts'

export { customerLinks as links } from '#ui/styles/shop-sheets.ts'

/** GET must not change anything, because mail clients prefetch links. */
export function loader({ request }: Route.LoaderArgs) {
  return { link: readLinkToken(request) }
}

const readLinkToken = (request: Request) => new URL(request.url).searchParams.get('ficha') ?? ''

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readFormData(request)
  // One-click unsubscribe (RFC 8058) posts to the link itself.
  if (form.has('List-Unsubscribe')) form.set('ficha', readLinkToken(request))
  const { ficha } = readForm(leaveFormSchema, form)
  const answer = await leaveReviewInvitations(shopOf(context), { link: ficha })
  return data({ isLeft: answer.ok }, { status: answer.ok ? 200 : 404 })
}

export function meta({ matches }: Route.MetaArgs) {
  return mailedLinkMeta(matches, words.title)
}

export default function ReviewInvitations({
  loaderData: { link },
  actionData: response,
}: Route.ComponentProps) {
  const failure = isFailedAnswer(response) ? response : undefined
  useToastAnswer(failure)
  const answer = failure ? undefined : response
  const home = <LinkButton to={pathTo('home')}>{words.home}</LinkButton>
  return (
    <main id="conteudo" tabIndex={-1} className="wrap section">
      {answer?.isLeft ? (
        <EmptyState heading="h1" {...words.done} action={home} />
      ) : answer || !link ? (
        <EmptyState heading="h1" {...words.unknown} action={home} />
      ) : (
        <EmptyState heading="h1" title={words.title} text={words.ask} action={<LeaveForm link={link} />} />
      )}
    </main>
  )
}

function LeaveForm({ link }: { link: string }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    // Posts to the current URL, so that the page still has its token if the request fails.
    <Form method="post">
      <input type="hidden" name="ficha" value={link} />
      <Button type="submit" busy={isBusy}>
        {words.confirm}
      </Button>
    </Form>
  )
}
