import { passkeyRegistration, passkeySigning } from '#accounts/second-factor/use-cases/add-passkey.ts'
import { openPendingSignIn } from '#accounts/second-factor/use-cases/finish-sign-in.ts'
import { mayHaveFactor } from '#accounts/session/storefront/access.server.ts'
import { readPendingSignIn } from '#accounts/session/storefront/sign-in-cookies.server.ts'
import { onlyPost } from '#platform/http/functions/only-post.server.ts'
import { shopOf, visitorOf } from '#platform/http/request/context.server.ts'
import { readForm, readFormData } from '#platform/http/request/read-form-data.server.ts'
import type { Route } from './+types/passkey-options-route'
import { passkeyFormSchema } from './passkey-form.server.ts'

export const loader = onlyPost

export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context)
  const { purpose } = readForm(passkeyFormSchema, await readFormData(request))
  const visitor = visitorOf(context)
  const signedInId = visitor.kind === 'customer' ? visitor.userId : null
  const userId =
    purpose === 'sign-in' ? openPendingSignIn(shop, await readPendingSignIn(shop, request)) : signedInId
  if (!userId || !purpose) return Response.json(null, { status: 401 })
  if (purpose === 'register' && !(await mayHaveFactor(context))) return Response.json(null, { status: 403 })
  const options = await (purpose === 'register' ? passkeyRegistration : passkeySigning)(shop, { userId })
  return options.ok ? Response.json(options.value) : Response.json(null, { status: 404 })
}
