import { z } from 'zod'
import { adminAction, intent } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { seenNumber, textUpTo, ticked } from '#platform/http/request/form-fields.server.ts'
import { passportAdminCopy as words } from '#workshop/passports/copy/admin-passport.ts'
import { savePassport } from '#workshop/passports/use-cases/save-passport.ts'

export const passportIntents = {
  save: intent({
    schema: z.object({
      number: seenNumber,
      /** More than the real limit, so that long input is refused with a message instead of cut. */
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
