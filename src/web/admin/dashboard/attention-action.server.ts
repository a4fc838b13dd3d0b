import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { dashboardCopy } from '#copy/admin/dashboard.ts'
import { resolveFinding } from '#shop/admin/orders/resolve-finding.ts'
import { retryUndelivered } from '#shop/operations/retry-undelivered.ts'
import { actorOf, answerOrFail, refusedWith } from '#web/admin/answers.server.ts'
import { done } from '#web/kit/form/form-answer.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import { text } from '#web/server/request/form-fields.server.ts'
import { formOf, readForm } from '#web/server/request/form-of.server.ts'

/** A form has one of the two. */
export const attentionFormSchema = z.object({ jobId: text, findingId: text })

/** She has dealt with a point, or wants a message to be tried again. */
export async function answerAttention(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await formOf(request)
  const { jobId, findingId } = readForm(attentionFormSchema, form)
  const [actor, { attention }] = [actorOf(context), dashboardCopy]
  if (jobId)
    return answerOrFail(context, {
      failure: refusedWith(attention.retryFailed),
      form,
      async run(inside) {
        const retried = await retryUndelivered(shopOf(inside), { jobId, actor })
        return retried.ok ? done({ title: attention.retrying }) : refusedWith(attention.nothingToRetry)
      },
    })
  return answerOrFail(context, {
    failure: refusedWith(attention.failed),
    form,
    async run(inside) {
      const resolved = await resolveFinding(shopOf(inside), { findingId, actor })
      return resolved.ok ? done({ title: attention.resolved }) : refusedWith(attention.gone)
    },
  })
}
