import { batchNumbers } from '#catalogue/stock/copy.ts'
import { orderRefusals } from '#orders/copy/orders.ts'
import { dayAndMonth } from '#ui/copy/calendar.ts'

export const orderBatchesCopy = {
  title: (order: string) => `De qual leva são as velas de ${order}?`,
  lead: 'A etiqueta, a página do pedido, os e-mails e o custo usam o que você escolher.',
  units: (units: number) => (units === 1 ? '1 vela' : `${units} velas`),
  oldest: (numbers: readonly number[]) =>
    numbers.length > 0 ? `A mais antiga (${batchNumbers(numbers)})` : 'A mais antiga da prateleira',
  asPacked: (numbers: readonly number[]) =>
    numbers.length > 0 ? batchNumbers(numbers) : 'Leva desconhecida',
  option: (number: number, pouredOn: string, units: number) =>
    `Leva ${number}, vertida em ${dayAndMonth(pouredOn)} (${units === 1 ? '1 livre' : `${units} livres`})`,
  none: 'Nenhuma outra leva tem tantas velas livres.',
  nothing: 'Nenhuma vela deste pedido é de uma leva pronta.',
  save: 'Trocar leva',
  saving: 'Trocando...',
  done: 'Leva trocada',
  failed: 'Não foi possível trocar a leva',
  taken: (name: string) =>
    `${name}: essa leva já não tem tantas velas livres. Feche e abra de novo para ver o que há.`,
  refusals: {
    'order-not-found': orderRefusals['order-not-found'],
    'newer-version': 'As levas mudaram em outra janela. Feche e abra de novo para ver como estão agora.',
  },
} as const
