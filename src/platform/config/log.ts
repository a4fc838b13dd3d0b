/** The subset of pino that the shop uses. Messages are for operators; user-facing text is in `copy`. */
export interface Log {
  debug(details: object, message: string): void
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}
