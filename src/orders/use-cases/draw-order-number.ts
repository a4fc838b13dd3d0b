import { randomBytes } from 'node:crypto'
import { makeOrderNumber } from '#orders/domain/order-number.ts'
import type { Shop } from '#platform/shop.ts'

export const drawOrderNumber = ({ settings }: Pick<Shop, 'settings'>) =>
  makeOrderNumber(randomBytes, settings.current().values.brand.orderPrefix)
