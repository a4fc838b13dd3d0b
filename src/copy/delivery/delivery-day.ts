const WEEKDAYS = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
] as const

/** 'segunda-feira, 16/11', of a day 'yyyy-MM-dd'. */
export function dayWords(day: string): string {
  const weekday = WEEKDAYS[new Date(`${day}T12:00:00Z`).getUTCDay()]
  return `${weekday}, ${day.slice(8, 10)}/${day.slice(5, 7)}`
}
