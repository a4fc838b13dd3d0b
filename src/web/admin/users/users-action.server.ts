import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { usersCopy as copy } from '#copy/admin/users.ts'
import { isUuid } from '#domain/uuid.ts'
import { revokeAdministrator } from '#shop/admin/users/revoke-administrator.ts'
import { requireFreshProof } from '#web/accounts/session/fresh-proof.server.ts'
import { actorOf, answerOrGoBack, refusedWith } from '#web/admin/answers.server.ts'
import { done, type FormAnswer } from '#web/kit/form/form-answer.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import { text } from '#web/server/request/form-fields.server.ts'
import { formOf, readForm } from '#web/server/request/form-of.server.ts'

export const revokeFormSchema = z.object({ userId: text })

type Context = Readonly<RouterContextProvider>

export async function changeAdministrators(request: Request, context: Context) {
  const form = await formOf(request)
  const { userId } = readForm(revokeFormSchema, form)
  await requireFreshProof({ request, context, form })
  return answerOrGoBack<FormAnswer>(request, context, {
    list: pathTo('adminUsers'),
    failure: refusedWith(copy.failed),
    form,
    run: (context) => revoke(userId, context),
  })
}

async function revoke(userId: string, context: Context): Promise<FormAnswer> {
  if (!isUuid(userId)) return refusedWith(copy.refusals['no-administrator'])
  const revoked = await revokeAdministrator(shopOf(context), { userId, actor: actorOf(context) })
  return revoked.ok ? done({ title: copy.revoked }) : refusedWith(copy.refusals[revoked.code])
}
