import { data } from 'react-router'
import { accessCopy, accessFailed } from '#accounts/copy/accounts.ts'
import { factorCopy } from '#accounts/second-factor/copy/second-factor.ts'
import { SecondFactorPanel } from '#accounts/second-factor/storefront/second-factor-panel.tsx'
import { signInCodeCopy } from '#accounts/sign-in/copy.ts'
import { ConfirmationNotice } from '#accounts/sign-up/storefront/confirmation-notice.tsx'
import { NewPasswordForm } from '#accounts/sign-up/storefront/new-password-form.tsx'
import { shopOf } from '#platform/http/request/context.server.ts'
import { shopPicture } from '#settings/storefront/shop-picture.server.ts'
import { isFailedAnswer } from '#ui/failures/failed-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { privateMeta } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/auth-route'
import { AccessPanel } from './access-panel.tsx'
import { isDeadLink, isDeadSignInLink } from './access-view.ts'
import { performAuth } from './auth-action.server.ts'
import { AuthLayout } from './auth-layout.tsx'
import { CodePanel } from './code-panel.tsx'
import { LinkPanel } from './link-panel.tsx'
import { loadAccess } from './load-access.server.ts'
import { offersGoogle } from './offers-google.server.ts'

export { framelessLinks as links } from '#ui/styles/shop-sheets.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const accessData = await loadAccess(request, context)
  const shop = shopOf(context)
  const picture = shopPicture(shop, 'signIn')
  return data({ ...accessData.data, picture, offersGoogle: offersGoogle(shop) }, accessData.init ?? undefined)
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
  if (isDeadLink(answer)) return <AccessPanel initial="recovery" {...shared} answer={answer} />
  return <NewPasswordForm token={loaded.token} answer={answer} />
}
