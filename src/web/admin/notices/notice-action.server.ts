import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { dashboardCopy } from '#copy/admin/dashboard.ts'
import { noticeSettingsCopy as settingsWords, noticesCopy as words } from '#copy/admin/notices.ts'
import { NOTICE_FREQUENCIES } from '#domain/notices/notice.ts'
import { refuse } from '#domain/result.ts'
import { saveNoticeSettings } from '#shop/admin/notices/notice-settings.ts'
import { resolveFinding } from '#shop/admin/orders/resolve-finding.ts'
import { retryUndelivered } from '#shop/operations/undelivered-jobs.ts'
import { adminAction, intent } from '#web/admin/admin-action.server.ts'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { oneOf, seenNumber, text, textUpTo } from '#web/server/request/form-fields.server.ts'

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

/** The owner has dealt with a notice, or it does not matter to them. */
function resolution(resolution: 'done' | 'dismissed') {
  return intent({
    schema: z.object({ noticeId: text }),
    failed: words.toasts.failed,
    run: ({ noticeId }, { shop, actor }) => resolveFinding(shop, { findingId: noticeId, resolution, actor }),
    done: () => ({ title: words.toasts[resolution] }),
    refusals: () => words.toasts.gone,
  })
}

export const answerNotice = adminAction<NoticeSettingsAnswer>(noticeIntents, { back: pathTo('adminNotices') })
