import { adminPotsCopy } from '#fulfilment/containers/admin-copy.ts'
import { announcedCount } from '#fulfilment/containers/use-cases/own-pots.ts'
import type { SlipPart } from '#fulfilment/orders/use-cases/slip-parts.ts'

/** The courier asks for the containers that the customer announced. */
export const slipParts: readonly SlipPart[] = [
  { reminder: { count: announcedCount, say: adminPotsCopy.slip } },
]

export { personalData } from './personal-data.ts'
