import { adminContainersCopy } from '#fulfilment/containers/admin-copy.ts'
import { announcedCount } from '#fulfilment/containers/use-cases/own-containers.ts'
import type { SlipPart } from '#fulfilment/orders/use-cases/slip-parts.ts'
import { containersTexts } from './email-texts.ts'

export const slipParts: readonly SlipPart[] = [
  { reminder: { count: announcedCount, say: adminContainersCopy.slip } },
]

export { personalData } from './personal-data.ts'

export const textGroups = [containersTexts]
