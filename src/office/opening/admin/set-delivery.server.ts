import { z } from 'zod'
import type { AdminRequest } from '#accounts/session/admin/admin-action.server.ts'
import { isCourierPrice } from '#delivery/freight/domain/courier-settings.ts'
import { openingCopy as words } from '#office/opening/admin-copy.ts'
import { setUpDelivery } from '#office/opening/use-cases/set-up-delivery.ts'
import { parseBrl } from '#platform/domain/money.ts'
import { seenNumber, textUpTo } from '#platform/http/request/form-fields.server.ts'
import { savedAndOn, wrong } from './step-answer.server.ts'

const typed = textUpTo(300)

export const deliverySchema = z.object({
  version: seenNumber,
  address: typed,
  way: z.enum(['courier', 'arranged']).catch('courier'),
  base: typed,
  perKilometre: typed,
})

/** An unreadable price is an error, because it would be saved as free. */
export async function setDelivery(
  { version, ...sent }: z.output<typeof deliverySchema>,
  { shop, actor }: AdminRequest,
) {
  const { found, written, notFound, empty, priceMissing, rateWrong } = words.delivery
  const isCourier = sent.way === 'courier'
  const basePrice = isCourier ? parseBrl(sent.base) : 0
  const perKilometre = isCourier ? parseBrl(sent.perKilometre || '0') : 0
  if (!isCourierPrice(basePrice) || !isCourierPrice(perKilometre))
    return wrong({
      ...(!isCourierPrice(basePrice) && { base: priceMissing }),
      ...(!isCourierPrice(perKilometre) && { perKilometre: rateWrong }),
    })
  const set = await setUpDelivery(shop, { ...sent, basePrice, perKilometre, version, actor })
  if (set.ok) return savedAndOn('days', (set.value.isFound ? found : written)(set.value.address))
  if (set.code === 'not-found') return wrong({ address: notFound })
  if (set.code === 'empty') return wrong({ address: empty })
  if (set.code === 'price-missing') return wrong({ base: priceMissing })
  return wrong({}, set.code === 'changed-meanwhile' ? words.changedMeanwhile : words.invalid)
}
