import { joinList } from '#ui/copy/ui.ts'

export function duration(minutes: number) {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  if (rest > 0) return `${hours}h${String(rest).padStart(2, '0')}`
  return hours === 1 ? '1 hora' : `${hours} horas`
}

export const brandPagesCopy = {
  onward: 'Continue a visita',
  mailSubject: 'Olá, ateliê',
  stopFilm: 'Pausar o filme',
  playFilm: 'Ver o filme',
  step: (mark: string) => `Passo ${mark}: `,
  takes: (titles: readonly string[], minutes: number) => `${joinList(titles)}: ${duration(minutes)}`,
} as const
