import type { PaymentGateway } from '#integrations/payments/port.ts'
import type { Shop } from '#shop/shop.ts'

function asksNobody(): never {
  throw new Error('a test asks no provider')
}

/** Takes Pix and nothing else, and opens no payment: a test is settled by one press. */
const testGateway: PaymentGateway = {
  provider: 'offline',
  takes: { pix: 'offline', card: null },
  browserSetup: { provider: 'offline' },
  signatureHeader: '',
  testCards: null,
  testPix: null,
  ownPix: null,
  savedCards: null,
  createPayment: asksNobody,
  retrievePayment: asksNobody,
  cancelPayment: asksNobody,
  refund: asksNobody,
  parseWebhook: asksNobody,
  listRecent: asksNobody,
  close: async () => {},
}

/** The shop in which an administrator tries a purchase: everything is the real one but who takes the money. */
export const testShopOf = (shop: Shop): Shop => ({ ...shop, payments: testGateway })
