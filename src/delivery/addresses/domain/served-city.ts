import { foldText } from '#platform/domain/fold-text.ts'

/** The shop delivers inside this municipality. */
export const SERVED_CITY = 'São Paulo'

export function isServedCity(city: string): boolean {
  return foldText(city) === foldText(SERVED_CITY)
}

/** What is typed so far names another place. */
export function isElsewhere({ city, state }: { readonly city: string; readonly state: string }): boolean {
  return (state !== '' && state !== 'SP') || (city.trim() !== '' && !isServedCity(city))
}
