import { z } from 'zod'
import type { CartExtra } from '#checkout/cart/storefront/cart-action.server.ts'
import { containersCopy as words } from '#fulfilment/containers/copy.ts'
import { announceContainers } from '#fulfilment/containers/use-cases/announce-containers.ts'
import { wholeNumber } from '#platform/http/request/form-fields.server.ts'
import { tryForm } from '#platform/http/request/read-form-data.server.ts'
import { done, refused } from '#ui/form/form-answer.ts'

const containersForm = z.object({ intent: z.literal('pots'), pots: wholeNumber })

export const containersExtra: CartExtra = {
  intent: 'pots',
  form: containersForm,
  async answer(shop, userId, form) {
    const sent = tryForm(containersForm, form)
    if (!sent) return refused({ title: words.failed, text: words.refusals['pots-wrong'] })
    const announced = await announceContainers(shop, { userId, count: sent.pots })
    return announced.ok
      ? done(words.announced(sent.pots))
      : refused({ title: words.failed, text: words.refusals[announced.code] })
  },
}
