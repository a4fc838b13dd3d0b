import { z } from 'zod'
import { type AdminRequest, adminAction, intent } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { closedPromisesCopy } from '#delivery/calendar/copy/admin-closed-promises.ts'
import { salePauseOn } from '#delivery/calendar/domain/sale-pause.ts'
import { countOnClosedDays } from '#fulfilment/calendar/use-cases/list-promises.ts'
import { shopSettingsCopy as words } from '#office/settings/copy/admin-shop-settings.ts'
import { cancelPixKeyChange, changePixKey, type PixKeyFault } from '#payments/use-cases/change-pix-key.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { seenNumber, textUpTo } from '#platform/http/request/form-fields.server.ts'
import type { Shop } from '#platform/shop.ts'
import {
  type SettingsFaults,
  type SettingsSection,
  settingsFields,
  settingsSections,
} from '#settings/domain/settings-fields.ts'
import { loadSettings } from '#settings/use-cases/load-settings.ts'
import { saveSettings } from '#settings/use-cases/save-settings.ts'
import { done, type FormAnswer, refused } from '#ui/form/form-answer.ts'

const LONGEST = 2000
const fieldNames = new Set(Object.values(settingsFields).flatMap((fields) => Object.keys(fields)))

const settingsSchema = z.object({
  section: z.enum(['pixKey', ...settingsSections]),
  version: seenNumber,
  key: textUpTo(100),
  receiver: textUpTo(100),
  city: textUpTo(100),
  ...Object.fromEntries([...fieldNames].map((name) => [name, textUpTo(LONGEST)])),
})

export type SettingsAnswer = FormAnswer<{
  faults: SettingsFaults
  pixKeyFaults: PixKeyFault[]
}>

export const settingsIntents = {
  save: sectionIntent('save'),
  clear: sectionIntent('clear'),
}

function sectionIntent(intention: 'save' | 'clear') {
  return intent({
    schema: settingsSchema,
    failed: { title: words.saveFailed },
    proof: ({ section }) => section === 'pixKey',
    async answer({ section, version, ...sent }, request) {
      const typed = sent as Readonly<Record<string, string>>
      const edit = { typed, version, intent: intention }
      return section === 'pixKey' ? pixKey(edit, request) : save({ ...edit, section }, request)
    },
  })
}

interface Edit {
  typed: Readonly<Record<string, string>>
  version: number
  intent: 'save' | 'clear'
}

async function save(
  { section, typed, version, intent }: Edit & { section: SettingsSection },
  { shop, actor }: AdminRequest,
): Promise<SettingsAnswer> {
  const values = intent === 'clear' ? {} : typed
  const saved = await saveSettings(shop, {
    section,
    typed: values,
    version,
    actor,
  })
  if (saved.ok) return done(await toastOf(shop, section, intent))
  const invalid = saved.code === 'invalid'
  const answer = refused({ title: words.saveFailed, text: invalid ? words.invalid : words.changedMeanwhile })
  return invalid ? { ...answer, faults: saved.details.faults } : answer
}

/** Reads from the transaction, because the settings cache is refreshed only after commit. */
const pauseNow = async (shop: Shop) => salePauseOn(await loadSettings(shop), isoDay(shop.clock.now()))

async function toastOf(shop: Shop, section: SettingsSection, intention: Edit['intent']) {
  if (section !== 'courierPause') return words.saved
  const { courier } = words
  if (intention === 'clear') return (await pauseNow(shop)) === null ? courier.cleared : words.stillPaused
  const count = await countOnClosedDays(shop)
  return count > 0 ? { ...courier.done, text: closedPromisesCopy.seeCalendar(count) } : courier.done
}

async function pixKey(
  { typed, version, intent }: Edit,
  { shop, actor }: AdminRequest,
): Promise<SettingsAnswer> {
  if (intent === 'clear') {
    const cancelled = await cancelPixKeyChange(shop, { version, actor })
    if (cancelled.ok) return done(words.pixKey.kept)
    const text = cancelled.code === 'in-force' ? words.pixKey.inForce : words.changedMeanwhile
    return refused({ title: words.saveFailed, text })
  }
  const { key = '', receiver = '', city = '' } = typed
  const changed = await changePixKey(shop, { key, receiver, city, version, actor })
  if (changed.ok)
    return done(changed.value.since > shop.clock.now() ? words.pixKey.changed : words.pixKey.set)
  if (changed.code === 'invalid')
    return {
      ...refused({ title: words.saveFailed, text: words.invalid }),
      pixKeyFaults: changed.details.fields,
    }
  const text = changed.code === 'same-key' ? words.pixKey.sameKey : words.changedMeanwhile
  return refused({ title: words.saveFailed, text })
}

const change = adminAction<SettingsAnswer>(settingsIntents, {
  otherwise: 'save',
  back: pathTo('adminShop'),
})

export async function changeSettings(args: Parameters<typeof change>[0]) {
  const answer = await change(args)
  // The use case refreshed the settings before its transaction was committed, so they are refreshed again.
  if (answer instanceof Response || answer.data.ok) await shopOf(args.context).settings.refresh()
  return answer
}
