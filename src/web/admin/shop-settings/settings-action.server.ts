import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { shopSettingsCopy as words } from '#copy/shop-settings.ts'
import {
  type SettingsFaults,
  type SettingsSection,
  settingsFields,
  settingsSections,
} from '#domain/settings/settings-fields.ts'
import { cancelPixKeyChange, changePixKey, type PixKeyFault } from '#shop/admin/settings/change-pix-key.ts'
import { saveSettings } from '#shop/admin/settings/save-settings.ts'
import { requireFreshProof } from '#web/accounts/fresh-proof.server.ts'
import { actorOf, answerOrFail } from '#web/admin/answers.server.ts'
import { done, type FormAnswer, refused } from '#web/kit/form/form-answer.ts'
import { goOnWith } from '#web/kit/form/send-answer.server.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import { oneOf, seenNumber, textUpTo } from '#web/server/request/form-fields.server.ts'
import { formOf, readForm } from '#web/server/request/form-of.server.ts'
import { isDocumentRequest } from '#web/server/request/is-document-request.server.ts'

const LONGEST = 500
const fieldNames = new Set(Object.values(settingsFields).flatMap((fields) => Object.keys(fields)))

export const settingsFormSchema = z.object({
  section: z.enum(['pixKey', ...settingsSections]),
  intent: oneOf(['save', 'clear']),
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
  const { section, version, intent = 'save', ...rest } = readForm(settingsFormSchema, form)
  const typed: Readonly<Record<string, string>> = rest
  if (section === 'pixKey') await requireFreshProof({ request, context, form })
  const answer = await answerOrFail<SettingsAnswer>(context, {
    failure: { ...refused({ title: words.saveFailed }), section, typed },
    run: async () => {
      const edit = { typed, version, intent }
      const given =
        section === 'pixKey' ? await pixKey(context, edit) : await save(context, { ...edit, section })
      return given.ok ? given : { ...given, section, typed }
    },
  })
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
  const saved = await saveSettings(shopOf(context), {
    section,
    typed: values,
    version,
    actor: actorOf(context),
  })
  if (saved.ok) return done(toastOf(section, intent))
  const invalid = saved.code === 'invalid'
  const answer = refused({ title: words.saveFailed, text: invalid ? words.invalid : words.changedMeanwhile })
  return invalid ? { ...answer, faults: saved.details.faults } : answer
}

function toastOf(section: SettingsSection, intent: Edit['intent']) {
  const own = { holiday: words.holiday, courierPause: words.courier }
  const said = section === 'holiday' || section === 'courierPause' ? own[section] : null
  if (!said) return words.saved
  return intent === 'clear' ? said.cleared : said.done
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
