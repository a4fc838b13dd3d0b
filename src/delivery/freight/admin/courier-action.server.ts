import { z } from 'zod'
import { type AdminRequest, adminAction, intent } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { courierSettingsCopy as words } from '#delivery/freight/admin-copy.ts'
import type { CourierSettingsFault } from '#delivery/freight/domain/courier-settings.ts'
import {
  type SaveCourierRefusal,
  saveCourierSettings,
} from '#delivery/freight/use-cases/save-courier-settings.ts'
import { validateOrigin } from '#delivery/freight/use-cases/validate-origin.ts'
import { actionFailed } from '#platform/copy/failures.ts'
import { seenNumber, sentAs, textUpTo } from '#platform/http/request/form-fields.server.ts'
import { done, type FormAnswer, refused } from '#ui/form/form-answer.ts'
import { readCourierDraft } from './courier-draft.ts'
import { scheduleIntent } from './schedule-action.server.ts'

const typed = textUpTo(300)
const failed = { title: words.saveFailed, text: actionFailed.text }

export type CourierAnswer = FormAnswer<{
  faults: CourierSettingsFault[]
  /** Normalised address, set once the origin was validated. */
  originAddress: string
}>

export const courierIntents = {
  save: intent({
    schema: z.object({
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
      freeAbove: typed,
    }),
    failed,
    run: ({ version, ...sent }, { shop, actor }) =>
      saveCourierSettings(shop, { ...readCourierDraft(sent), actor, version }),
    done: () => ({ title: words.saved }),
    refusals: saveProblem,
    adds: (result) => (result.ok ? {} : { faults: result.code === 'invalid' ? result.details.fields : [] }),
  }),
  validate: intent({
    schema: z.object({ originAddress: typed }),
    failed: { title: words.originNotFound.title, text: actionFailed.text },
    // Calls a geocoder and writes only the address.
    ownTransaction: true,
    answer: validate,
  }),
  schedule: scheduleIntent,
}

function saveProblem({ code }: SaveCourierRefusal): string {
  if (code === 'changed-meanwhile') return words.changedMeanwhile
  return code === 'not-set-up' ? words.none : words.saveFailedText
}

async function validate(
  { originAddress }: { originAddress: string },
  { shop, actor }: AdminRequest,
): Promise<CourierAnswer> {
  const origin = await validateOrigin(shop, { actor, address: originAddress })
  if (origin.ok) return { ...done({ title: words.originValidated }), originAddress: origin.value.address }
  if (origin.code === 'empty') return refused(words.originEmpty)
  return refused(origin.code === 'not-found' ? words.originNotFound : { title: words.none })
}

export const changeCourierSettings = adminAction(courierIntents, {
  back: pathTo('adminFreight'),
  otherwise: 'save',
})
