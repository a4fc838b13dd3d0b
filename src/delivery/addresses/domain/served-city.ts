import { foldText } from '#platform/domain/fold-text.ts'

export const SERVED_CITY = 'São Paulo'

export function isServedCity(city: string): boolean {
  return foldText(city) === foldText(SERVED_CITY)
}

export function isElsewhere({ city, state }: { readonly city: string; readonly state: string }): boolean {
  return (state !== '' && state !== 'SP') || (city.trim() !== '' && !isServedCity(city))
}
