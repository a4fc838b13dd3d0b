import { accessCopy, accessFailed } from '#copy/accounts.ts'
import { brandPictures } from '#copy/brand/pictures.ts'
import { AccessPanel } from '#web/accounts/access-panel.tsx'
import { isDeadLink } from '#web/accounts/access-view.ts'
import { performAuth } from '#web/accounts/auth-action.server.ts'
import { AuthLayout } from '#web/accounts/auth-layout.tsx'
import { ConfirmationNotice } from '#web/accounts/confirmation-notice.tsx'
import { loadAccess } from '#web/accounts/load-access.server.ts'
import { NewPasswordForm } from '#web/accounts/new-password-form.tsx'
import { privatePageMeta } from '#web/accounts/private-page-meta.ts'
import { useToastAnswer } from '#web/cart/use-toast-answer.ts'
import { isFailedAnswer } from '#web/failures/failed-answer.ts'
import type { Route } from './+types/auth.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  return loadAccess(request, context)
}

export function action({ request, context }: Route.ActionArgs) {
  return performAuth(request, context)
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export function meta({ loaderData }: Route.MetaArgs) {
  return privatePageMeta(accessCopy.heads[loaderData?.view ?? 'sign-in'].page)
}

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  useToastAnswer(actionData, undefined, accessFailed)
  return (
    <AuthLayout picture={brandPictures.canelaLaranja}>
      <View loaded={loaderData} answer={isFailedAnswer(actionData) ? undefined : actionData} />
    </AuthLayout>
  )
}

interface ViewProps {
  loaded: Route.ComponentProps['loaderData']
  answer: Route.ComponentProps['actionData']
}

function View({ loaded, answer }: ViewProps) {
  if (loaded.view === 'confirmation') return <ConfirmationNotice {...loaded.confirmation} />
  const { view, ...shared } = loaded
  if (view !== 'new-password') return <AccessPanel key={view} initial={view} {...shared} answer={answer} />
  // The link died while she was typing.
  if (isDeadLink(answer)) return <AccessPanel initial="recovery" {...shared} answer={answer} />
  return <NewPasswordForm token={loaded.token} answer={answer} />
}
