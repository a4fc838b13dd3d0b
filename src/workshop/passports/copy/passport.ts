import { describeCount } from '#catalogue/stock/copy.ts'
import type { BatchCount, KnownBatch } from '#catalogue/stock/domain/batch.ts'
import { daysFrom } from '#platform/domain/calendar.ts'
import { dayAndMonth, longDay, longDayAndMonth } from '#ui/copy/calendar.ts'

interface SealWords extends Pick<KnownBatch, 'number' | 'pouredOn'> {
  readonly pouredHour: number | null
}

export const passportCopy = {
  title: (number: number, name: string) => `Leva ${number}, ${name}`,
  description: (name: string) =>
    `Quando e como foi feita esta vela ${name}, e como acender pela primeira vez.`,
  intro: 'A sua vela nasceu na',
  number: (number: number) => `Leva ${number}`,
  seal: ({ number, pouredOn, pouredHour }: SealWords) =>
    `Selo da leva ${number}: um anel para cada vela vertida em ${longDayAndMonth(pouredOn)}${pouredHour === null ? '' : `, às ${pouredHour}h`}`,
  rings: (count: BatchCount | null) =>
    count ? `Um anel para cada vela: ${describeCount(count)}.` : 'Um anel para cada vela desta leva.',
  poured: 'Vertida',
  pouredOn: (day: string) => `${longDay(day)} de ${day.slice(0, 4)}`,
  pouredBy: 'Pelas mãos de',
  wax: 'Cera',
  wick: 'Pavio',
  scent: 'Perfume',
  light: 'Acender pela primeira vez',
  review: 'Avaliar esta vela',
  reviewHint: 'Quem comprou na loja avalia com a própria conta.',
  none: {
    title: 'Não encontramos esta leva',
    text: 'Aponte a câmera de novo para o código da vela, ou confira as letras. A página da leva aparece depois que o ateliê a publica.',
  },
  tooMany: 'Muitas tentativas',
} as const

export function cureWords({ pouredOn, readyOn, state }: Pick<KnownBatch, 'pouredOn' | 'readyOn' | 'state'>) {
  if (state !== 'ready') return { name: 'Cura', value: `até ${dayAndMonth(readyOn)}` }
  const days = daysFrom(pouredOn, readyOn)
  return { name: 'Cura', value: `${days === 1 ? '1 dia' : `${days} dias`}, até ${dayAndMonth(readyOn)}` }
}
