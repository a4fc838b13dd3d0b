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
import { fieldName } from './field-name.ts'

const LONGEST = 2000
const listNames = (section: SettingsSection) =>
  Object.keys(settingsFields[section]).map((field) => fieldName(section, field))

const saveSchema = z.object({
  section: z.array(z.enum(settingsSections)),
  ...Object.fromEntries(settingsSections.map((section) => [fieldName(section, 'version'), seenNumber])),
  ...Object.fromEntries(settingsSections.flatMap(listNames).map((name) => [name, textUpTo(LONGEST)])),
})

export type SettingsAnswer = FormAnswer<{
  faults: Partial<Record<SettingsSection, SettingsFaults>>
  outdated: readonly SettingsSection[]
  saved: readonly SettingsSection[]
  pixKeyFaults: readonly PixKeyFault[]
}>

const failed = { title: words.saveFailed }
const typed = textUpTo(100)
const versioned = { schema: z.object({ version: seenNumber }), failed }

export const settingsIntents = {
  save: intent({ schema: saveSchema, failed, answer: save }),
  resume: intent({
    ...versioned,
    async answer({ version }, { shop, actor }) {
      const edit = { section: 'courierPause', typed: {}, version } as const
      const savedSettings = await saveSettings(shop, { edits: [edit], actor })
      if (!savedSettings.ok) return refused({ ...failed, text: words.changedMeanwhile })
      return done((await pauseNow(shop)) === null ? words.courier.cleared : words.stillPaused)
    },
  }),
  pixKey: intent({
    schema: z.object({ version: seenNumber, key: typed, receiver: typed, city: typed }),
    failed,
    proof: true,
    async answer(sent, { shop, actor }) {
      const changedPixKey = await changePixKey(shop, { ...sent, actor })
      const { pixKey } = words
      if (changedPixKey.ok)
        return done(changedPixKey.value.since > shop.clock.now() ? pixKey.changed : pixKey.set)
      if (changedPixKey.code === 'invalid')
        return { ...refused({ ...failed, text: words.invalid }), pixKeyFaults: changedPixKey.details.fields }
      return refused({
        ...failed,
        text: changedPixKey.code === 'same-key' ? pixKey.sameKey : words.changedMeanwhile,
      })
    },
  }),
  keepPixKey: intent({
    ...versioned,
    proof: true,
    run: ({ version }, { shop, actor }) => cancelPixKeyChange(shop, { version, actor }),
    done: () => words.pixKey.kept,
    refusals: ({ code }) => (code === 'in-force' ? words.pixKey.inForce : words.changedMeanwhile),
  }),
}

async function save(
  { section: sections, ...sent }: z.output<typeof saveSchema>,
  { shop, actor }: AdminRequest,
): Promise<SettingsAnswer> {
  const values = sent as Readonly<Record<string, string | number>>
  const edits = [...new Set(sections)].map((section) => ({
    section,
    version: Number(values[fieldName(section, 'version')] ?? 0),
    typed: Object.fromEntries(
      Object.keys(settingsFields[section]).map((name) => [
        name,
        String(values[fieldName(section, name)] ?? ''),
      ]),
    ),
  }))
  const savedSettings = await saveSettings(shop, { edits, actor })
  if (savedSettings.ok) return { ...done(await chooseToast(shop, sections)), saved: sections }
  if (savedSettings.code === 'invalid')
    return { ...refused({ ...failed, text: words.invalid }), faults: savedSettings.details.faults }
  return { ...refused({ ...failed, text: words.changedMeanwhile }), outdated: savedSettings.details.sections }
}

/** Reads from the transaction, because the settings cache is refreshed only after commit. */
const pauseNow = async (shop: Shop) => salePauseOn(await loadSettings(shop), isoDay(shop.clock.now()))

async function chooseToast(shop: Shop, sections: readonly SettingsSection[]) {
  if (!sections.includes('courierPause')) return words.saved
  const count = await countOnClosedDays(shop)
  const { done: paused } = words.courier
  return count > 0 ? { ...paused, text: closedPromisesCopy.seeCalendar(count) } : paused
}

const change = adminAction<SettingsAnswer>(settingsIntents, {
  otherwise: 'save',
  back: pathTo('adminShop'),
})

export const changeSettings = withFreshSettings(change)

type Change = typeof change

/** The use case refreshed the settings before its transaction was committed, so they are refreshed again. */
export function withFreshSettings(run: Change) {
  return async (args: Parameters<Change>[0]) => {
    const answer = await run(args)
    if (answer instanceof Response || answer.data.ok) await shopOf(args.context).settings.refresh()
    return answer
  }
}
