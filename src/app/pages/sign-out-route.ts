import { signedOut, signOutFailed } from '#accounts/copy/sign-out.ts'
import { endSession } from '#accounts/session/use-cases/sessions.ts'
import { pathTo } from '#addresses.ts'
import { noVoucherCookie } from '#orders/vouchers/storefront/voucher-cookie.server.ts'
import { ok } from '#platform/domain/result.ts'
import { onlyPost } from '#platform/http/functions/only-post.server.ts'
import { answerForm } from '#platform/http/request/answer-form.server.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { redirectWithFlash } from '#platform/http/request/flash.server.ts'
import { readFormData } from '#platform/http/request/read-form-data.server.ts'
import { expiredSessionCookie, sessionTokenFrom } from '#platform/http/request/session-cookie.server.ts'
import { refused } from '#ui/form/form-answer.ts'
import { sendAnswer } from '#ui/form/send-answer.server.ts'
import type { Route } from './+types/sign-out-route'

export const loader = onlyPost

export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context)
  const { siteUrl } = shop.config
  const token = await sessionTokenFrom(request.headers.get('cookie'), shop)
  try {
    const form = await readFormData(request.clone()).catch(() => new FormData())
    await answerForm(context, form, async (innerShop) => {
      if (token) await endSession(innerShop, { tokenHash: innerShop.identity.hashToken(token) })
      return ok()
    })
  } catch (error) {
    // Keeps the cookie: the session still exists and must not appear ended.
    shop.log.error({ err: error }, 'a session could not be ended')
    return sendAnswer(request, shop, refused(signOutFailed), pathTo('home'))
  }
  const headers = new Headers({ 'Set-Cookie': await expiredSessionCookie(siteUrl) })
  // The voucher must not remain for the next person at a shared computer.
  headers.append('Set-Cookie', await noVoucherCookie(shop))
  return redirectWithFlash(shop, pathTo('home'), { ...signedOut, forgetsDrafts: true }, headers)
}
