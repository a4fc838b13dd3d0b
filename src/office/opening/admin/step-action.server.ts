import { z } from 'zod'
import { adminAction, intent } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import {
  describeProblem,
  readSchedule,
  scheduleFormSchema,
} from '#delivery/freight/admin/schedule-action.server.ts'
import { saveDeliverySchedule } from '#delivery/freight/use-cases/save-delivery-schedule.ts'
import { openingCopy as words } from '#office/opening/admin-copy.ts'
import { proveMail, sendMailProof } from '#office/opening/use-cases/prove-mail.ts'
import { shopSettingsCopy } from '#office/settings/copy/admin-shop-settings.ts'
import { changePixKey } from '#payments/use-cases/change-pix-key.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { seenNumber, textUpTo } from '#platform/http/request/form-fields.server.ts'
import { settingsFields } from '#settings/domain/settings-fields.ts'
import { saveSettings } from '#settings/use-cases/save-settings.ts'
import { done, refused } from '#ui/form/form-answer.ts'
import { addCandle, candleSchema } from './add-candle.server.ts'
import { deliverySchema, setDelivery } from './set-delivery.server.ts'
import { type StepAnswer, savedAndOn, wrong } from './step-answer.server.ts'
import { stepAt } from './step-names.ts'

const typed = textUpTo(300)
const failed = { title: words.failed }

const sellerSchema = z.object({
  version: seenNumber,
  ...Object.fromEntries(Object.keys(settingsFields.contact).map((name) => [name, typed])),
})
export const stepIntents = {
  seller: intent<z.output<typeof sellerSchema>, Partial<StepAnswer>>({
    schema: sellerSchema,
    failed,
    async answer({ version, ...sent }, { shop, actor }) {
      const savedSettings = await saveSettings(shop, {
        edits: [{ section: 'contact', typed: sent, version }],
        actor,
      })
      if (savedSettings.ok) return savedAndOn('delivery')
      if (savedSettings.code === 'changed-meanwhile') return wrong({}, words.changedMeanwhile)
      const faults = Object.entries(savedSettings.details.faults.contact ?? {})
      return wrong(Object.fromEntries(faults.map(([name, fault]) => [name, shopSettingsCopy.faults[fault]])))
    },
  }),
  delivery: intent({
    schema: deliverySchema,
    failed,
    // Geocoding calls an external service.
    inSteps: true,
    answer: setDelivery,
  }),
  days: intent({
    schema: scheduleFormSchema,
    failed,
    async answer(sent, { shop, actor }) {
      const { version } = sent
      const savedSchedule = await saveDeliverySchedule(shop, { schedule: readSchedule(sent), version, actor })
      return savedSchedule.ok ? savedAndOn('payment') : wrong({}, describeProblem(savedSchedule))
    },
  }),
  payment: intent({
    schema: z.object({ version: seenNumber, key: typed, receiver: typed, city: typed }),
    failed,
    proof: true,
    async answer({ version, ...sent }, { shop, actor }) {
      const changedPixKey = await changePixKey(shop, { ...sent, version, actor })
      if (changedPixKey.ok) return savedAndOn('candle')
      if (changedPixKey.code === 'same-key') return wrong({ key: words.payment.sameKey })
      if (changedPixKey.code === 'changed-meanwhile') return wrong({}, words.changedMeanwhile)
      const { faults } = shopSettingsCopy.pixKey
      return wrong(
        Object.fromEntries(
          changedPixKey.details.fields.map((fault) => [
            fault === 'key-unclear' ? 'key' : fault,
            faults[fault],
          ]),
        ),
      )
    },
  }),
  candle: intent({
    schema: candleSchema,
    failed,
    // The picture is saved after the candle's transaction.
    ownTransaction: true,
    answer: addCandle,
  }),
  'send-mail': intent({
    schema: z.object({}),
    failed: words.mail.sendFailed,
    async answer(_sent, { shop, actor }) {
      await sendMailProof(shop, { userId: actor.id })
      return done({ title: words.mail.sent, text: words.mail.sentText })
    },
  }),
  'prove-mail': intent({
    schema: z.object({ token: textUpTo(200) }),
    failed: words.mail.sendFailed,
    async answer({ token }, { shop }) {
      const proven = await proveMail(shop, { token })
      if (!proven.ok) return refused({ title: words.mail.unknown })
      return { ...done({ title: words.saved, text: words.mail.proven }), next: pathTo('adminOpening') }
    },
  }),
}

const change = adminAction<StepAnswer>(stepIntents, {
  isPage: ({ step }) => stepAt(step) !== null,
})

export async function changeStep(args: Parameters<typeof change>[0]) {
  const answer = await change(args)
  await shopOf(args.context).settings.refresh()
  return answer
}
