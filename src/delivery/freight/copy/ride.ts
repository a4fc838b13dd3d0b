import { formatDecimal } from '#platform/domain/format-number.ts'

export const km = (value: number) => formatDecimal(value, { least: 1, most: 1 })

export function formatKm(metres: number): string {
  return `${km(metres / 1000)} km`
}

/** 'cerca de 38 min', 'cerca de 1 h 5 min' */
export function durationText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : '']
  return `cerca de ${parts.filter(Boolean).join(' ')}`
}
