export interface Candle {
  readonly id: string
  readonly variantId: string | null
}

/** The demo customer's own address, in Perdizes. */
export const CAIUBI = {
  street: 'Rua Caiubi',
  number: '318',
  complement: 'apto 72',
  neighborhood: 'Perdizes',
  city: 'São Paulo',
  state: 'SP',
  postal_code: '05010-000',
}

export const CAIUBI_LINES = {
  line1: 'Rua Caiubi, 318',
  line2: 'apto 72 – Perdizes',
  city: 'São Paulo',
  state: 'SP',
  postal_code: '05010-000',
  country: 'Brasil',
}

export const homeQuote = { destinationAddress: 'Rua Caiubi, 318, São Paulo', address: CAIUBI }

export const TEST_CARD = { number: '4242424242424242', expiry_month: 12, expiry_year: 2040, cvc: '123' }

export const cartLine = ({ id, variantId }: Candle, quantity: number | string = 1) => ({
  intent: 'add',
  productId: id,
  variantId: variantId ?? '',
  quantity: String(quantity),
})

export const buildOrder = ({ id, variantId }: Candle, quantity: number, freight: number) => ({
  cartItems: [{ product_id: id, variant_id: variantId, quantity }],
  customerInfo: { name: 'Ana Prado', address: CAIUBI_LINES },
  shippingInfo: { price: freight, breakdown: null },
})
