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
  contentSections,
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
  section: SettingsSection | 'pixKey'
  faults: SettingsFaults
  pixKeyFaults: PixKeyFault[]
  /** What was sent, for a page without a script. */
  typed: Readonly<Record<string, string>>
}>

const page = pathTo('adminShop')

/** Where the section is edited. */
function pageOf(section: string): string {
  if (section === 'search') return pathTo('adminSearches')
  return contentSections.some((each) => each === section)
    ? pathTo('adminContent', {}, { parte: section })
    : page
}

/** Without a script a refusal shows the page again with what was typed. */
export const settingsIntents = {
  save: sectionIntent('save'),
  clear: sectionIntent('clear'),
}

/** Saves one section, or the Pix key. */
function sectionIntent(intention: 'save' | 'clear') {
  return intent({
    schema: settingsSchema,
    failed: (sent) => ({ ...refused({ title: words.saveFailed }), ...typedIn(sent) }),
    proof: ({ section }) => section === 'pixKey',
    async answer(sent, request) {
      const { section, typed } = typedIn(sent)
      const edit = { typed, version: sent.version, intent: intention }
      const answer =
        section === 'pixKey' ? await pixKey(edit, request) : await save({ ...edit, section }, request)
      return answer.ok ? { ...answer, nextWithoutScript: pageOf(section) } : { ...answer, section, typed }
    },
  })
}

function typedIn({ section, version, ...typed }: z.output<typeof settingsSchema>) {
  return { section, typed: typed as Readonly<Record<string, string>> }
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

/** Read where it was just saved: the store shows it to others when the transaction is over. */
const pauseNow = async (shop: Shop) => salePauseOn(await loadSettings(shop), isoDay(shop.clock.now()))

/** What a saved pause means for the shop, and which paid orders lie in it. */
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

const change = adminAction<SettingsAnswer>(settingsIntents, { otherwise: 'save' })

export async function changeSettings(args: Parameters<typeof change>[0]) {
  const answer = await change(args)
  // The use case's own look came before its transaction was over.
  if (answer instanceof Response || answer.data.ok) await shopOf(args.context).settings.refresh()
  return answer
}
