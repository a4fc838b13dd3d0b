/** Logs must never contain card data, secrets or personal data. */
export interface PaymentsLog {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}
