import type { RunningShop } from '../../tests/support/running-shop.ts'
import { findCandle } from '../../tests/support/shopping.ts'
import type { Visitor } from '../../tests/support/visitor.ts'
import { CAIUBI, CAIUBI_LINES } from '../visitors/requests.ts'
import type { HonestBodies } from './targets.ts'

export async function collectHonestBodies(
  runningShop: RunningShop,
  customer: Visitor,
): Promise<HonestBodies> {
  const { id, variantId } = await findCandle(runningShop, 'lavanda-camomila')
  const quote = {
    destinationAddress: 'Rua Caiubi, 318, 05010-000',
    mode: 'TABELA',
    isExpress: false,
    address: CAIUBI,
  }
  const quotation = await customer.call('calculate-frete-motoboy-sp', quote)
  const checkout = {
    cartItems: [{ product_id: id, variant_id: variantId, quantity: 1 }],
    customerInfo: { name: 'Ana Prado', phone: '(11) 98888-7777', address: CAIUBI_LINES },
    shippingInfo: { price: quotation.body.price, provider: 'Motoboy SP', service: 'TABELA', breakdown: {} },
  }
  const started = await customer.call('create-checkout', checkout)
  return {
    'calculate-frete-motoboy-sp': quote,
    'create-checkout': checkout,
    'get-payment-status': { session_id: started.body.session_id },
    testCard: {
      client_secret: started.body.client_secret,
      number: '4000 0000 0000 0002',
      expiry_month: 12,
      expiry_year: 2030,
      cvc: '123',
    },
  }
}
