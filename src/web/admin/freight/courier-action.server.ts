import type { RouterContextProvider } from 'react-router'
import { pathTo } from '#addresses.ts'
import { courierSettingsCopy as words } from '#copy/courier-settings.ts'
import type { CourierSettingsFault } from '#domain/freight/courier-settings.ts'
import type { Actor } from '#shop/admin/audit/record-change.ts'
import { type SaveCourierRefusal, saveCourierSettings } from '#shop/admin/freight/save-courier-settings.ts'
import { validateOrigin } from '#shop/admin/freight/validate-origin.ts'
import type { Shop } from '#shop/shop.ts'
import { readSeenVersion } from '#web/admin/seen-version.ts'
import { done, type FormAnswer, refused } from '#web/kit/form/form-answer.ts'
import { sendAnswer } from '#web/kit/form/send-answer.server.ts'
import { customerOf, shopOf } from '#web/server/request/context.server.ts'
import { formOf } from '#web/server/request/form-of.server.ts'
import { type CourierDraft, readCourierDraft } from './courier-draft.ts'

export type CourierAnswer = FormAnswer<{
  faults: CourierSettingsFault[]
  /** The address as it is written properly, once the origin was validated. */
  originAddress: string
}>

/** Saves the whole form, or finds the workshop's address: the button that was pressed says which. */
export async function changeCourierSettings(request: Request, context: Readonly<RouterContextProvider>) {
  const shop = shopOf(context)
  const { userId, name } = customerOf(context)
  const fields = await formOf(request)
  const actor = { id: userId, name }
  const answer =
    fields.get('intent') === 'validate'
      ? await validate(shop, actor, fields)
      : await save(shop, actor, fields)
  return sendAnswer(request, shop, answer, pathTo('adminFreight'))
}

async function save(shop: Shop, actor: Actor, fields: FormData): Promise<CourierAnswer> {
  const typed = readCourierDraft(draftFrom(fields))
  const saved = await saveCourierSettings(shop, {
    ...typed,
    actor,
    version: readSeenVersion(fields.get('version')),
  })
  if (saved.ok) return done({ title: words.saved })
  const faults = saved.code === 'invalid' ? saved.details.fields : []
  return { ...refused({ title: words.saveFailed, text: saveProblem(saved) }), faults }
}

function saveProblem({ code }: SaveCourierRefusal): string {
  if (code === 'changed-meanwhile') return words.changedMeanwhile
  return code === 'not-set-up' ? words.none : words.saveFailedText
}

async function validate(shop: Shop, actor: Actor, fields: FormData): Promise<CourierAnswer> {
  const found = await validateOrigin(shop, { actor, address: textOf(fields, 'originAddress') })
  if (found.ok) return { ...done({ title: words.originValidated }), originAddress: found.value.address }
  if (found.code === 'empty') return refused(words.originEmpty)
  return refused(found.code === 'not-found' ? words.originNotFound : { title: words.none })
}

const textOf = (fields: FormData, name: string) => String(fields.get(name) ?? '').slice(0, 300)

function draftFrom(fields: FormData): CourierDraft {
  return {
    enabled: fields.get('enabled') === 'on',
    originAddress: textOf(fields, 'originAddress'),
    basePrice: textOf(fields, 'basePrice'),
    tier1Rate: textOf(fields, 'tier1Rate'),
    tier2Rate: textOf(fields, 'tier2Rate'),
    tier3Rate: textOf(fields, 'tier3Rate'),
    tier4Rate: textOf(fields, 'tier4Rate'),
    handlingFee: textOf(fields, 'handlingFee'),
    peakUpchargePct: textOf(fields, 'peakUpchargePct'),
    peakStartTime: textOf(fields, 'peakStartTime'),
    peakEndTime: textOf(fields, 'peakEndTime'),
  }
}
