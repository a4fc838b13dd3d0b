import { z } from 'zod'
import type { CartExtra } from '#checkout/cart/storefront/cart-action.server.ts'
import { potsCopy as words } from '#fulfilment/containers/copy.ts'
import { announcePots } from '#fulfilment/containers/use-cases/announce-pots.ts'
import { wholeNumber } from '#platform/http/request/form-fields.server.ts'
import { tryForm } from '#platform/http/request/read-form-data.server.ts'
import { done, refused } from '#ui/form/form-answer.ts'

const potsForm = z.object({ intent: z.literal('pots'), pots: wholeNumber })

export const potsExtra: CartExtra = {
  intent: 'pots',
  form: potsForm,
  async answer(shop, userId, form) {
    const sent = tryForm(potsForm, form)
    if (!sent) return refused({ title: words.failed, text: words.refusals['pots-wrong'] })
    const announced = await announcePots(shop, { userId, pots: sent.pots })
    return announced.ok
      ? done(words.announced(sent.pots))
      : refused({ title: words.failed, text: words.refusals[announced.code] })
  },
}
