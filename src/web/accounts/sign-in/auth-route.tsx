import { data } from 'react-router'
import { accessCopy, accessFailed } from '#copy/account/accounts.ts'
import { factorCopy } from '#copy/account/second-factor.ts'
import { signInCodeCopy } from '#copy/account/sign-in-code.ts'
import { isDeadLink, isDeadSignInLink } from '#web/accounts/access/access-view.ts'
import { AuthLayout } from '#web/accounts/access/auth-layout.tsx'
import { CodePanel } from '#web/accounts/code/code-panel.tsx'
import { LinkPanel } from '#web/accounts/code/link-panel.tsx'
import { offersGoogle } from '#web/accounts/google/offers-google.server.ts'
import { NewPasswordForm } from '#web/accounts/recovery/new-password-form.tsx'
import { SecondFactorPanel } from '#web/accounts/second-factor/second-factor-panel.tsx'
import { ConfirmationNotice } from '#web/accounts/sign-up/confirmation-notice.tsx'
import { isFailedAnswer } from '#web/kit/failures/failed-answer.ts'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import { privateMeta } from '#web/kit/seo/page-meta.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import { shopPicture } from '#web/server/request/shop-picture.server.ts'
import type { Route } from './+types/auth-route.ts'
import { AccessPanel } from './access-panel.tsx'
import { performAuth } from './auth-action.server.ts'
import { loadAccess } from './load-access.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const loaded = await loadAccess(request, context)
  const shop = shopOf(context)
  const picture = shopPicture(shop, 'signIn')
  return data({ ...loaded.data, picture, offersGoogle: offersGoogle(shop) }, loaded.init ?? undefined)
}

export function action({ request, context }: Route.ActionArgs) {
  return performAuth(request, context)
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const view = loaderData?.view ?? 'sign-in'
  if (view === 'code') return privateMeta(matches, signInCodeCopy.page)
  if (view === 'link') return privateMeta(matches, signInCodeCopy.link.page)
  return privateMeta(
    matches,
    view === 'second-factor' ? factorCopy.heads['sign-in'].page : accessCopy.heads[view].page,
  )
}

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  useToastAnswer(actionData, undefined, accessFailed)
  return (
    <AuthLayout image={loaderData.picture}>
      <View loaded={loaderData} answer={isFailedAnswer(actionData) ? undefined : actionData} />
    </AuthLayout>
  )
}

const noCode = { step: 'email' as const, email: '', secondsLeft: 0 }

interface ViewProps {
  loaded: Route.ComponentProps['loaderData']
  answer: Route.ComponentProps['actionData']
}

function View({ loaded, answer }: ViewProps) {
  if (loaded.view === 'confirmation') return <ConfirmationNotice {...loaded.confirmation} />
  if (loaded.view === 'code') return <CodePanel {...loaded} answer={answer} />
  if (loaded.view === 'link')
    return isDeadSignInLink(answer) ? (
      <CodePanel start={noCode} redirectTo={loaded.redirectTo} isLinkDead answer={undefined} />
    ) : (
      <LinkPanel {...loaded} answer={answer} />
    )
  if (loaded.view === 'second-factor') return <SecondFactorPanel {...loaded} answer={answer} />
  const { view, ...shared } = loaded
  if (view !== 'new-password') return <AccessPanel key={view} initial={view} {...shared} answer={answer} />
  // The link died while the customer was typing.
  if (isDeadLink(answer)) return <AccessPanel initial="recovery" {...shared} answer={answer} />
  return <NewPasswordForm token={loaded.token} answer={answer} />
}
