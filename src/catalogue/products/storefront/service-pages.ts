import { pathTo } from '#addresses.ts'
import type { Service } from '#catalogue/search/domain/asked-service.ts'

export const servicePages: Record<Service, string> = {
  voucher: pathTo('voucherSale'),
  delivery: pathTo('delivery'),
  returns: pathTo('returns'),
  orders: pathTo('orders'),
}
