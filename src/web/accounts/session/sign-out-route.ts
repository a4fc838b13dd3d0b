import { pathTo } from '#addresses.ts'
import { signedOut, signOutFailed } from '#copy/account/sign-out.ts'
import { ok } from '#domain/result.ts'
import { endSession } from '#shop/accounts/sessions.ts'
import { refused } from '#web/kit/form/form-answer.ts'
import { sendAnswer } from '#web/kit/form/send-answer.server.ts'
import { onlyPost } from '#web/server/functions/only-post.server.ts'
import { answerForm } from '#web/server/request/answer-form.server.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import { redirectWithFlash } from '#web/server/request/flash.server.ts'
import { formOf } from '#web/server/request/form-of.server.ts'
import { expiredSessionCookie, sessionTokenFrom } from '#web/server/request/session-cookie.server.ts'
import { noVoucherCookie } from '#web/vouchers/voucher-cookie.server.ts'
import type { Route } from './+types/sign-out-route.ts'

export const loader = onlyPost

export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context)
  const { siteUrl } = shop.config
  const token = await sessionTokenFrom(request.headers.get('cookie'), shop)
  try {
    const form = await formOf(request.clone()).catch(() => new FormData())
    await answerForm(context, form, async (inside) => {
      if (token) await endSession(inside, { tokenHash: inside.identity.hashToken(token) })
      return ok()
    })
  } catch (error) {
    // The cookie stays: a session that lives on must not look as if it had ended.
    shop.log.error({ err: error }, 'a session could not be ended')
    return sendAnswer(request, shop, refused(signOutFailed), pathTo('home'))
  }
  const headers = new Headers({ 'Set-Cookie': await expiredSessionCookie(siteUrl) })
  // The next person at a shared computer pays with their own.
  headers.append('Set-Cookie', await noVoucherCookie(shop))
  return redirectWithFlash(shop, pathTo('home'), { ...signedOut, forgetsDrafts: true }, headers)
}
