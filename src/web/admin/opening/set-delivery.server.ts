import { z } from 'zod'
import { openingCopy as words } from '#copy/admin/opening.ts'
import { isCourierPrice } from '#domain/freight/courier-settings.ts'
import { parseBrl } from '#domain/money.ts'
import { setUpDelivery } from '#shop/admin/opening/set-up-delivery.ts'
import type { AdminRequest } from '#web/admin/admin-action.server.ts'
import { seenNumber, textUpTo } from '#web/server/request/form-fields.server.ts'
import { savedAndOn, wrong } from './step-answer.server.ts'

const typed = textUpTo(300)

export const deliverySchema = z.object({
  version: seenNumber,
  address: typed,
  way: z.enum(['courier', 'arranged']).catch('courier'),
  base: typed,
  perKilometre: typed,
})

/** Where candles leave from and for which price; a price that cannot be read is marked, since nothing would be asked for it. */
export async function setDelivery(
  { version, ...sent }: z.output<typeof deliverySchema>,
  { shop, actor }: AdminRequest,
) {
  const { found, written, notFound, empty, priceMissing, rateWrong } = words.delivery
  const isCourier = sent.way === 'courier'
  const basePrice = isCourier ? parseBrl(sent.base) : 0
  const perKilometre = isCourier ? parseBrl(sent.perKilometre || '0') : 0
  if (!isCourierPrice(basePrice) || !isCourierPrice(perKilometre))
    return wrong(sent, {
      ...(!isCourierPrice(basePrice) && { base: priceMissing }),
      ...(!isCourierPrice(perKilometre) && { perKilometre: rateWrong }),
    })
  const set = await setUpDelivery(shop, { ...sent, basePrice, perKilometre, version, actor })
  if (set.ok) return savedAndOn('days', (set.value.isFound ? found : written)(set.value.address))
  if (set.code === 'not-found') return wrong(sent, { address: notFound })
  if (set.code === 'empty') return wrong(sent, { address: empty })
  if (set.code === 'price-missing') return wrong(sent, { base: priceMissing })
  return wrong(sent, {}, set.code === 'changed-meanwhile' ? words.changedMeanwhile : words.invalid)
}
