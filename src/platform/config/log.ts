/** The part of pino that the shop uses. Reasons go here; sentences for people are in `copy`. */
export interface Log {
  debug(details: object, message: string): void
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}
