import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { dashboardCopy } from '#copy/admin/dashboard.ts'
import { noticeSettingsCopy, noticesCopy } from '#copy/admin/notices.ts'
import { NOTICE_FREQUENCIES } from '#domain/notices/notice-frequency.ts'
import { saveNoticeSettings } from '#shop/admin/notices/notice-settings.ts'
import { resolveFinding } from '#shop/admin/orders/resolve-finding.ts'
import { retryUndelivered } from '#shop/operations/retry-undelivered.ts'
import type { Shop } from '#shop/shop.ts'
import { actorOf, answerOrGoBack, refusedWith } from '#web/admin/answers.server.ts'
import { done, type FormAnswer, refused } from '#web/kit/form/form-answer.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import { oneOf, seenNumber, text, textUpTo } from '#web/server/request/form-fields.server.ts'
import { formOf, readForm } from '#web/server/request/form-of.server.ts'

export const noticeFormSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum(['done', 'dismissed']), noticeId: text }),
  z.object({ intent: z.literal('retry'), jobId: text }),
  z.object({
    intent: z.literal('settings'),
    frequency: oneOf(NOTICE_FREQUENCIES),
    email: textUpTo(255),
    version: seenNumber,
  }),
])
type NoticeForm = z.output<typeof noticeFormSchema>
type Sent<Intent extends NoticeForm['intent']> = Extract<NoticeForm, { intent: Intent }>

export type NoticeSettingsAnswer = FormAnswer<{ fault: string }>

/** She has dealt with a notice, wants a message tried again, or says how she wants to hear of things. */
export async function answerNotice(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await formOf(request)
  const sent = readForm(noticeFormSchema, form)
  const actor = actorOf(context)
  const isSettings = sent.intent === 'settings'
  return answerOrGoBack<NoticeSettingsAnswer>(request, context, {
    failure: isSettings
      ? refused({ title: noticeSettingsCopy.failed })
      : refusedWith(noticesCopy.toasts.failed),
    list: pathTo('adminNotices'),
    form,
    run(context) {
      const shop = shopOf(context)
      if (sent.intent === 'settings') return saveSettings(shop, sent, actor)
      return sent.intent === 'retry' ? retry(shop, sent, actor) : resolve(shop, sent, actor)
    },
  })
}

type Actor = ReturnType<typeof actorOf>

async function resolve(
  shop: Shop,
  { noticeId: findingId, intent: resolution }: Sent<'done' | 'dismissed'>,
  actor: Actor,
): Promise<FormAnswer> {
  const resolved = await resolveFinding(shop, { findingId, resolution, actor })
  return resolved.ok ? done({ title: noticesCopy.toasts[resolution] }) : refusedWith(noticesCopy.toasts.gone)
}

async function retry(shop: Shop, { jobId }: Sent<'retry'>, actor: Actor): Promise<FormAnswer> {
  const { attention } = dashboardCopy
  const retried = await retryUndelivered(shop, { jobId, actor })
  return retried.ok ? done({ title: attention.retrying }) : refusedWith(attention.nothingToRetry)
}

async function saveSettings(
  shop: Shop,
  { frequency, email, version }: Sent<'settings'>,
  actor: Actor,
): Promise<NoticeSettingsAnswer> {
  const { failed: title, refusals, saved: words } = noticeSettingsCopy
  if (!frequency) return refused({ title, text: refusals['no-frequency'] })
  const saved = await saveNoticeSettings(shop, { frequency, email, version, actor })
  if (saved.ok) return done(words)
  const text = refusals[saved.code]
  const answer = refused({ title, text })
  return saved.code === 'invalid-email' ? { ...answer, fault: text } : answer
}
