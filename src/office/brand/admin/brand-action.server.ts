import { z } from 'zod'
import { adminAction, intent } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { logoRefusals, brandCopy as words } from '#office/brand/copy.ts'
import { saveLogo } from '#office/brand/use-cases/save-logo.ts'
import {
  type SettingsAnswer,
  settingsIntents,
  withFreshSettings,
} from '#office/settings/admin/settings-action.server.ts'
import { seenNumber } from '#platform/http/request/form-fields.server.ts'
import { LOGO_TONES } from '#settings/domain/shop-logo.ts'

const tone = z.enum(LOGO_TONES)
const failed = { title: words.logo.failed }

export const brandIntents = {
  save: settingsIntents.save,
  logo: intent({
    schema: z.object({ version: seenNumber, tone, file: z.instanceof(File) }),
    failed,
    run: async ({ version, tone, file }, { shop, actor }) =>
      saveLogo(shop, { tone, version, actor, upload: new Uint8Array(await file.arrayBuffer()) }),
    done: () => words.logo.saved,
    refusals: logoRefusals,
  }),
  removeLogo: intent({
    schema: z.object({ version: seenNumber, tone }),
    failed,
    run: ({ version, tone }, { shop, actor }) => saveLogo(shop, { tone, version, actor, upload: null }),
    done: () => words.logo.removed,
    refusals: logoRefusals,
  }),
}

export const changeBrand = withFreshSettings(
  adminAction<SettingsAnswer>(brandIntents, { otherwise: 'save', back: pathTo('adminBrand') }),
)
