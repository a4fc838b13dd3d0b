import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { passportAdminCopy as words } from '#copy/admin/pours/passports.ts'
import { savePassport } from '#shop/admin/passports/save-passport.ts'
import { adminAction, intent } from '#web/admin/admin-action.server.ts'
import { seenNumber, textUpTo, ticked } from '#web/server/request/form-fields.server.ts'

export const passportIntents = {
  save: intent({
    schema: z.object({
      number: seenNumber,
      /** Longer than what is taken: refused in words, not cut. */
      note: textUpTo(5_000),
      open: ticked,
      version: seenNumber,
    }),
    failed: words.failed,
    run: ({ open, ...sent }, { shop, actor }) => savePassport(shop, { actor, isOpen: open, ...sent }),
    done: ({ isOpen }) => (isOpen ? words.saved.open : words.saved.closed),
    refusals: words.refusals,
  }),
}

export const changePassport = adminAction(passportIntents, {
  back: ({ number = '' }) => pathTo('adminPassport', { number }),
})
