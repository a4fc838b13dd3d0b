import { z } from 'zod'
import { adminAction, intent } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { resolveFinding } from '#fulfilment/orders/use-cases/resolve-finding.ts'
import { dashboardCopy } from '#office/dashboard/admin-copy.ts'
import { noticeSettingsCopy as settingsWords, noticesCopy as words } from '#office/notices/admin-copy.ts'
import { NOTICE_FREQUENCIES } from '#office/notices/domain.ts'
import { saveNoticeSettings } from '#office/notices/use-cases/notice-settings.ts'
import { refuse } from '#platform/domain/result.ts'
import { oneOf, seenNumber, text, textUpTo } from '#platform/http/request/form-fields.server.ts'
import { retryUndelivered } from '#platform/operations/undelivered-jobs.ts'
import { readIds } from '#ui/admin/chosen-ids.ts'
import type { FormAnswer } from '#ui/form/form-answer.ts'

export type NoticeSettingsAnswer = FormAnswer<{ fault: string }>

export const noticeIntents = {
  done: resolution('done'),
  dismissed: resolution('dismissed'),
  retry: intent({
    schema: z.object({ jobId: text }),
    failed: words.toasts.failed,
    run: ({ jobId }, { shop, actor }) => retryUndelivered(shop, { jobId, actor }),
    done: () => ({ title: dashboardCopy.attention.retrying }),
    refusals: () => dashboardCopy.attention.nothingToRetry,
  }),
  settings: intent({
    schema: z.object({ frequency: oneOf(NOTICE_FREQUENCIES), email: textUpTo(255), version: seenNumber }),
    failed: { title: settingsWords.failed },
    run: async ({ frequency, ...sent }, { shop, actor }) =>
      frequency ? saveNoticeSettings(shop, { frequency, ...sent, actor }) : refuse('no-frequency'),
    done: () => settingsWords.saved,
    refusals: settingsWords.refusals,
    adds: (result) =>
      !result.ok && result.code === 'invalid-email' ? { fault: settingsWords.refusals[result.code] } : {},
  }),
}

function resolution(resolution: 'done' | 'dismissed') {
  return intent({
    schema: z.object({ noticeId: text }),
    failed: words.toasts.failed,
    run: async ({ noticeId }, { shop, actor }) => {
      const results = await Promise.all(
        readIds([noticeId]).map((findingId) => resolveFinding(shop, { findingId, resolution, actor })),
      )
      return results.find(({ ok }) => ok) ?? refuse('finding-not-found')
    },
    done: () => ({ title: words.toasts[resolution] }),
    refusals: () => words.toasts.gone,
  })
}

export const answerNotice = adminAction<NoticeSettingsAnswer>(noticeIntents, { back: pathTo('adminNotices') })
