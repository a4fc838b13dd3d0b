import { foldText } from './fold-text.ts'

/** The shop delivers inside this municipality. */
export const SERVED_CITY = 'São Paulo'

export function isServedCity(city: string): boolean {
  return foldText(city) === foldText(SERVED_CITY)
}
