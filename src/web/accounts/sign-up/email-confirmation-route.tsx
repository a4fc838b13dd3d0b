import { data } from 'react-router'
import { pathTo } from '#addresses.ts'
import { emailConfirmationCopy } from '#copy/account/confirmation.ts'
import { brandImages } from '#copy/brand/images.ts'
import { functionCopy } from '#copy/shop/functions.ts'
import { localPathOr } from '#domain/accounts/local-path.ts'
import { AuthLayout } from '#web/accounts/access/auth-layout.tsx'
import { privatePageMeta } from '#web/kit/seo/private-page-meta.ts'
import { requestOf, shopOf } from '#web/server/request/context.server.ts'
import { tokenForm } from '#web/server/request/form-fields.server.ts'
import { formOf, readForm } from '#web/server/request/form-of.server.ts'
import type { Route } from './+types/email-confirmation-route.ts'
import { confirmAndAnswer } from './confirm-and-answer.server.ts'
import type { ConfirmationAnswer } from './confirmation-answer.ts'
import { ConfirmationOutcome } from './confirmation-outcome.tsx'
import { useConfirmation } from './use-confirmation.ts'

/** Looks at nothing but the address: a GET never uses a token up. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams: query } = new URL(request.url)
  return {
    token: query.get('token')?.trim() || null,
    redirectTo: localPathOr(pathTo('home'), query.get('redirectTo')),
  }
}

/** The button of a page without a script; with one, the function `verify-email-token` is asked. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context)
  const allowed = await shop.rateLimits.consume('verify-email-token', requestOf(context).clientAddress)
  if (!allowed.ok) {
    const error = functionCopy.tooMany(allowed.details.retryAfterSeconds)
    return data<ConfirmationAnswer>({ success: false, error }, 429)
  }
  const { token } = readForm(tokenForm, await formOf(request))
  const { answer, headers } = await confirmAndAnswer(shop, token)
  return data(answer, { status: answer.success ? 200 : 400, headers })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { page, error } = emailConfirmationCopy
  return privatePageMeta(loaderData?.token ? page : error.title)
}

const withoutToken: ConfirmationAnswer = { success: false, error: emailConfirmationCopy.noToken }

export default function EmailConfirmation({ loaderData, actionData }: Route.ComponentProps) {
  const { token, redirectTo } = loaderData
  const { answer, retry } = useConfirmation(token, actionData ?? (token ? null : withoutToken))
  return (
    <AuthLayout image={brandImages.jasmim}>
      <ConfirmationOutcome token={token} redirectTo={redirectTo} answer={answer} onRetry={retry} />
    </AuthLayout>
  )
}
