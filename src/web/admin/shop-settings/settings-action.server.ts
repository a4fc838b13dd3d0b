import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { pauseOrdersCopy } from '#copy/admin/orders/pause-orders.ts'
import { shopSettingsCopy as words } from '#copy/admin/shop-settings.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { type SalePause, salePauseOn } from '#domain/settings/sale-pause.ts'
import {
  type SettingsFaults,
  type SettingsSection,
  settingsFields,
  settingsSections,
} from '#domain/settings/settings-fields.ts'
import { cancelPixKeyChange, changePixKey, type PixKeyFault } from '#shop/admin/settings/change-pix-key.ts'
import { listOrdersInPause } from '#shop/admin/settings/list-orders-in-pause.ts'
import { moveOrdersInPause } from '#shop/admin/settings/move-orders-in-pause.ts'
import { saveSettings } from '#shop/admin/settings/save-settings.ts'
import type { Shop } from '#shop/shop.ts'
import { requireFreshProof } from '#web/accounts/session/fresh-proof.server.ts'
import { actorOf, answerOrFail } from '#web/admin/answers.server.ts'
import { done, type FormAnswer, refused } from '#web/kit/form/form-answer.ts'
import { goOnWith } from '#web/kit/form/send-answer.server.ts'
import { answerForm } from '#web/server/request/answer-form.server.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import { oneOf, seenNumber, textUpTo } from '#web/server/request/form-fields.server.ts'
import { formOf, readForm } from '#web/server/request/form-of.server.ts'
import { isDocumentRequest } from '#web/server/request/is-document-request.server.ts'

const LONGEST = 500
const fieldNames = new Set(Object.values(settingsFields).flatMap((fields) => Object.keys(fields)))

export const settingsFormSchema = z.object({
  section: z.enum(['pixKey', ...settingsSections]),
  intent: oneOf(['save', 'clear', 'move-orders']),
  orderId: textUpTo(40),
  version: seenNumber,
  key: textUpTo(100),
  receiver: textUpTo(100),
  city: textUpTo(100),
  ...Object.fromEntries([...fieldNames].map((name) => [name, textUpTo(LONGEST)])),
})

export type SettingsAnswer = FormAnswer<{
  section: SettingsSection | 'pixKey'
  faults: SettingsFaults
  pixKeyFaults: PixKeyFault[]
  /** What was sent, for a page without a script. */
  typed: Readonly<Record<string, string>>
}>

type Context = Readonly<RouterContextProvider>

/** Saves one section, or the Pix key. Without a script a refusal shows the page again with what was typed. */
export async function changeSettings(request: Request, context: Context) {
  const form = await formOf(request)
  const { section, version, intent = 'save', orderId, ...rest } = readForm(settingsFormSchema, form)
  const typed: Readonly<Record<string, string>> = rest
  if (section === 'pixKey') await requireFreshProof({ request, context, form })
  const answer = await answerOrFail<SettingsAnswer>(context, {
    failure: {
      ...refused(intent === 'move-orders' ? pauseOrdersCopy.failed : { title: words.saveFailed }),
      section,
      typed,
    },
    form: intent === 'move-orders' ? undefined : form,
    run: async (context) => {
      if (intent === 'move-orders') {
        const moving = { orderId: orderId || null, actorId: actorOf(context).id }
        return answerForm<SettingsAnswer>(context, form, (inside) => moveOrders(inside, moving))
      }
      const edit = { typed, version, intent }
      const given =
        section === 'pixKey' ? await pixKey(context, edit) : await save(context, { ...edit, section })
      return given.ok ? given : { ...given, section, typed }
    },
  })
  // The use case's own look came before its transaction was over.
  if (answer.data.ok) await shopOf(context).settings.refresh()
  if (!isDocumentRequest(request)) return answer
  if (answer.data.ok) return goOnWith(shopOf(context), pathTo('adminShop'), answer.data)
  return data(answer.data, answer.init ?? undefined)
}

interface Edit {
  typed: Readonly<Record<string, string>>
  version: number
  intent: 'save' | 'clear'
}

async function save(
  context: Context,
  { section, typed, version, intent }: Edit & { section: SettingsSection },
): Promise<SettingsAnswer> {
  const values = intent === 'clear' ? {} : typed
  const shop = shopOf(context)
  const before = pauseNow(shop)
  const saved = await saveSettings(shop, {
    section,
    typed: values,
    version,
    actor: actorOf(context),
  })
  if (saved.ok) return done(await toastOf(shop, section, { intent, before }))
  const invalid = saved.code === 'invalid'
  const answer = refused({ title: words.saveFailed, text: invalid ? words.invalid : words.changedMeanwhile })
  return invalid ? { ...answer, faults: saved.details.faults } : answer
}

const pauseNow = ({ settings, clock }: Shop) => salePauseOn(settings.current().values, isoDay(clock.now()))

/** What a saved pause means for the shop, and which paid orders lie in it. */
async function toastOf(
  shop: Shop,
  section: SettingsSection,
  { intent, before }: { intent: Edit['intent']; before: SalePause | null },
) {
  if (section !== 'holiday' && section !== 'courierPause') return words.saved
  const said = section === 'holiday' ? words.holiday : words.courier
  const isOn = pauseNow(shop) !== null
  if (intent === 'clear')
    return section === 'holiday' && before === null
      ? words.holiday.cancelled
      : isOn
        ? words.stillPaused
        : said.cleared
  const { length } = await listOrdersInPause(shop)
  const saved = section === 'holiday' && !isOn ? words.holiday.plannedDone : said.done
  return length > 0 ? { ...saved, text: pauseOrdersCopy.seeBelow(length) } : saved
}

/** What could not be moved is no refusal: the others have been. */
async function moveOrders(
  shop: Shop,
  moving: { orderId: string | null; actorId: string },
): Promise<SettingsAnswer> {
  const { moved, left } = await moveOrdersInPause(shop, moving)
  if (left > 0) return done(pauseOrdersCopy.left(left))
  return done(moved > 0 ? pauseOrdersCopy.moved(moved) : pauseOrdersCopy.nothing)
}

async function pixKey(context: Context, { typed, version, intent }: Edit): Promise<SettingsAnswer> {
  const shop = shopOf(context)
  const actor = actorOf(context)
  if (intent === 'clear') {
    const cancelled = await cancelPixKeyChange(shop, { version, actor })
    if (cancelled.ok) return done(words.pixKey.kept)
    const text = cancelled.code === 'in-force' ? words.pixKey.inForce : words.changedMeanwhile
    return refused({ title: words.saveFailed, text })
  }
  const { key = '', receiver = '', city = '' } = typed
  const changed = await changePixKey(shop, { key, receiver, city, version, actor })
  if (changed.ok) return done(words.pixKey.changed)
  if (changed.code === 'invalid')
    return {
      ...refused({ title: words.saveFailed, text: words.invalid }),
      pixKeyFaults: changed.details.fields,
    }
  const text = changed.code === 'same-key' ? words.pixKey.sameKey : words.changedMeanwhile
  return refused({ title: words.saveFailed, text })
}
