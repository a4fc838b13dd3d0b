import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { courierSettingsCopy as words } from '#copy/admin/courier-settings.ts'
import type { CourierSettingsFault } from '#domain/freight/courier-settings.ts'
import { type SaveCourierRefusal, saveCourierSettings } from '#shop/admin/freight/save-courier-settings.ts'
import { validateOrigin } from '#shop/admin/freight/validate-origin.ts'
import type { Actor } from '#shop/audit/record-change.ts'
import type { Shop } from '#shop/shop.ts'
import { done, type FormAnswer, refused } from '#web/kit/form/form-answer.ts'
import { sendAnswer } from '#web/kit/form/send-answer.server.ts'
import { answerForm } from '#web/server/request/answer-form.server.ts'
import { customerOf, shopOf } from '#web/server/request/context.server.ts'
import { seenNumber, sentAs, textUpTo } from '#web/server/request/form-fields.server.ts'
import { formOf, readForm, tryForm } from '#web/server/request/form-of.server.ts'
import { readCourierDraft } from './courier-draft.ts'
import { changeSchedule, scheduleFormSchema } from './schedule-action.server.ts'

const typed = textUpTo(300)

export const courierFormSchema = z.object({
  intent: z.enum(['save', 'validate']).catch('save'),
  version: seenNumber,
  enabled: sentAs('on'),
  originAddress: typed,
  basePrice: typed,
  tier1Rate: typed,
  tier2Rate: typed,
  tier3Rate: typed,
  tier4Rate: typed,
  handlingFee: typed,
  peakUpchargePct: typed,
  peakStartTime: typed,
  peakEndTime: typed,
})
type CourierForm = z.output<typeof courierFormSchema>

export type CourierAnswer = FormAnswer<{
  faults: CourierSettingsFault[]
  /** The address as it is written properly, once the origin was validated. */
  originAddress: string
}>

/** Saves one of the page's two forms, or finds the workshop's address: the button that was pressed says which. */
export async function changeCourierSettings(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await formOf(request)
  const schedule = tryForm(scheduleFormSchema, form)
  if (schedule) return changeSchedule(request, context, { form, sent: schedule })
  const shop = shopOf(context)
  const { userId, name } = customerOf(context)
  const sent = readForm(courierFormSchema, form)
  const actor = { id: userId, name }
  const answer =
    sent.intent === 'validate'
      ? await validate(shop, actor, sent)
      : await answerForm(context, form, (inside) => save(inside, actor, sent))
  return sendAnswer(request, shop, answer, pathTo('adminFreight'))
}

async function save(shop: Shop, actor: Actor, sent: CourierForm): Promise<CourierAnswer> {
  const { version } = sent
  const saved = await saveCourierSettings(shop, { ...readCourierDraft(sent), actor, version })
  if (saved.ok) return done({ title: words.saved })
  const faults = saved.code === 'invalid' ? saved.details.fields : []
  return { ...refused({ title: words.saveFailed, text: saveProblem(saved) }), faults }
}

function saveProblem({ code }: SaveCourierRefusal): string {
  if (code === 'changed-meanwhile') return words.changedMeanwhile
  return code === 'not-set-up' ? words.none : words.saveFailedText
}

async function validate(shop: Shop, actor: Actor, { originAddress }: CourierForm): Promise<CourierAnswer> {
  const found = await validateOrigin(shop, { actor, address: originAddress })
  if (found.ok) return { ...done({ title: words.originValidated }), originAddress: found.value.address }
  if (found.code === 'empty') return refused(words.originEmpty)
  return refused(found.code === 'not-found' ? words.originNotFound : { title: words.none })
}
