import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { signUpNotices, termsConsent } from '#copy/account/accounts.ts'
import { invitationCopy, invitationRefusals } from '#copy/account/invitation.ts'
import { acceptInvitation } from '#shop/accounts/invitation/accept-invitation.ts'
import { type AuthField, fieldAtFault } from '#web/accounts/access/auth-answer.ts'
import { type FormAnswer, refused } from '#web/kit/form/form-answer.ts'
import { requestOf, shopOf, visitorOf } from '#web/server/request/context.server.ts'
import { redirectWithFlash } from '#web/server/request/flash.server.ts'
import { text, textUpTo, ticked } from '#web/server/request/form-fields.server.ts'
import { formOf, readForm } from '#web/server/request/form-of.server.ts'
import { sessionCookie } from '#web/server/request/session-cookie.server.ts'

export const acceptFormSchema = z.object({
  token: textUpTo(100),
  fullName: textUpTo(200),
  password: text,
  confirmation: text,
  terms: ticked,
})

export type AcceptAnswer = FormAnswer<{ field: AuthField | null; fullName: string }>

const notices = { ...signUpNotices, ...invitationRefusals }

/** One press uses the link up and opens a session; what was typed stays where it is refused. */
export async function acceptByForm(request: Request, context: Readonly<RouterContextProvider>) {
  const [shop, visitor, facts] = [shopOf(context), visitorOf(context), requestOf(context)]
  const { token, terms: acceptsTerms, ...typed } = readForm(acceptFormSchema, await formOf(request))
  const stay = (code: keyof typeof notices, status: number) => {
    const answer = { ...refused(notices[code]), field: fieldAtFault(code), fullName: typed.fullName }
    return data<AcceptAnswer>(answer, { status })
  }
  try {
    const accepted = await acceptInvitation(shop, {
      token,
      userId: visitor.kind === 'guest' ? null : visitor.userId,
      account: { ...typed, acceptsTerms, termsText: termsConsent },
      clientAddress: facts.clientAddress,
    })
    if (!accepted.ok) return stay(accepted.code, 409)
    const { role, session } = accepted.value
    const cookie = await sessionCookie(shop.config.siteUrl, session.token, session.expiresAt)
    const headers = new Headers({ 'Set-Cookie': cookie })
    return await redirectWithFlash(shop, pathTo('adminToday'), invitationCopy.accepted[role], headers)
  } catch (error) {
    facts.reportFailure(error)
    return stay('unexpected', 500)
  }
}
