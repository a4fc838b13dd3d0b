import { z } from 'zod'
import { dashboardCopy } from '#copy/admin/dashboard.ts'
import { resolveFinding } from '#shop/admin/orders/resolve-finding.ts'
import { retryUndelivered } from '#shop/operations/undelivered-jobs.ts'
import { adminAction, intent } from '#web/admin/admin-action.server.ts'
import { text } from '#web/server/request/form-fields.server.ts'

const { attention } = dashboardCopy

/** The owner has dealt with a point, or wants a message to be tried again. */
export const attentionIntents = {
  retry: intent({
    schema: z.object({ jobId: text }),
    failed: attention.retryFailed,
    run: ({ jobId }, { shop, actor }) => retryUndelivered(shop, { jobId, actor }),
    done: () => ({ title: attention.retrying }),
    refusals: () => attention.nothingToRetry,
  }),
  resolve: intent({
    schema: z.object({ findingId: text }),
    failed: attention.failed,
    run: ({ findingId }, { shop, actor }) => resolveFinding(shop, { findingId, actor }),
    done: () => ({ title: attention.resolved }),
    refusals: () => attention.gone,
  }),
}

export const answerAttention = adminAction(attentionIntents)
