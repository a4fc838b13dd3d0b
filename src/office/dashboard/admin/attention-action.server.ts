import { z } from 'zod'
import { adminAction, intent } from '#accounts/session/admin/admin-action.server.ts'
import { resolveFindingCopy } from '#fulfilment/orders/copy/admin-findings.ts'
import { resolveFinding } from '#fulfilment/orders/use-cases/resolve-finding.ts'
import { dashboardCopy } from '#office/dashboard/admin-copy.ts'
import { text } from '#platform/http/request/form-fields.server.ts'
import { retryUndelivered } from '#platform/operations/undelivered-jobs.ts'

const { attention } = dashboardCopy

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
    failed: resolveFindingCopy.failed,
    run: ({ findingId }, { shop, actor }) => resolveFinding(shop, { findingId, actor }),
    done: () => ({ title: resolveFindingCopy.done }),
    refusals: () => resolveFindingCopy.gone,
  }),
}

export const answerAttention = adminAction(attentionIntents)
