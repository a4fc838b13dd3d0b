import { PAYMENT_METHODS, type PaymentMethod } from '#domain/checkout/payment-method.ts'
import { readLocal, writeLocal } from '#web/kit/browser/local-storage.ts'

const KEY = 'lume_payment_method'

/** How she paid the last time in this browser, if the shop still takes it; else the first way that it takes. */
export function rememberedMethod(methods: readonly PaymentMethod[]): PaymentMethod {
  const last = readLocal(KEY)
  return methods.find((method) => method === last) ?? methods[0] ?? PAYMENT_METHODS[0]
}

export function rememberMethod(method: PaymentMethod): void {
  writeLocal(KEY, method)
}
