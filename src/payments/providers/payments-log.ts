/** The part of the log that an adapter needs. Facts only: never a card, a secret or a person. */
export interface PaymentsLog {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}
