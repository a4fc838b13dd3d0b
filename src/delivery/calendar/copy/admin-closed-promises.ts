import type { PromisedSlot } from '#delivery/calendar/domain/shifts.ts'
import type { DaySpan } from '#delivery/calendar/domain/workshop-calendar.ts'
import { longDay, plainDay } from '#ui/copy/calendar.ts'
import { listedSlotWords } from './delivery-slot.ts'

const paidOrders = (count: number) => (count === 1 ? '1 pedido pago' : `${count} pedidos pagos`)

export const pauseNoteCopy = {
  when({ from, until, isOn }: DaySpan & { isOn: boolean }) {
    if (isOn) return until ? `A loja está em pausa até ${plainDay(until)}.` : 'A loja está em pausa.'
    return `Pausa planejada de ${plainDay(from)} até ${plainDay(until ?? from)}.`
  },
  orders: (count: number) =>
    count > 0 ? `${paidOrders(count)} ${count === 1 ? 'cai' : 'caem'} na pausa.` : '',
  open: (orders: number) => (orders > 0 ? 'Ver e mover os pedidos' : 'Ver a pausa'),
}

export const closedPromisesCopy = {
  title: 'Pedidos em dias fechados',
  about: (count: number) =>
    `${paidOrders(count)} ${count === 1 ? 'está' : 'estão'} num dia fechado. A mudança não é automática.`,
  move: (to: PromisedSlot) => `pode ir para ${listedSlotWords(to)}`,
  noDay: 'não há dia aberto perto: combine com o cliente',
  noEmail: 'sem e-mail: avise por telefone ou WhatsApp',
  moveOne: 'Mover',
  moveOneLabel: (orderNumber: string) => `Mover o pedido ${orderNumber}`,
  moveAll: 'Mover todos para o dia aberto mais próximo',
  moving: 'Movendo...',
  hint: 'Quem deixou e-mail recebe o novo dia. Para escolher outro dia, abra o pedido.',
  moved: (count: number) => ({
    title: count === 1 ? 'Pedido movido' : `${count} pedidos movidos`,
    text:
      count === 1
        ? 'O cliente recebe o novo dia, se deixou e-mail.'
        : 'Quem deixou e-mail recebe o novo dia.',
  }),
  nothing: { title: 'Nenhum pedido em dia fechado', text: 'Eles já foram movidos.' },
  left: (count: number) => ({
    title: 'Nem todos foram movidos',
    text: `${paidOrders(count)} ${count === 1 ? 'continua' : 'continuam'} em dia fechado: não há turno livre. Abra cada um e combine com o cliente.`,
  }),
  failed: { title: 'Erro ao mover os pedidos', text: 'Veja a lista: o que já foi movido saiu dela.' },
  seeCalendar: (count: number) =>
    `${paidOrders(count)} ${count === 1 ? 'cai' : 'caem'} na pausa: veja no Calendário.`,
}

export const closedParcelsCopy = {
  title: (count: number) =>
    count === 1 ? '1 caixa tem postagem em dia fechado' : `${count} caixas têm postagem em dia fechado`,
  leaves: (day: string) => `postagem ${longDay(day)}`,
  moves: (day: string, arrives: string) => `passa para ${longDay(day)}, chega ${arrives}`,
  noDay: 'não há dia aberto conhecido: avise o cliente',
  noEmail: 'sem e-mail: avise por telefone ou WhatsApp',
  planned: 'Cada uma passa para o próximo dia de postagem, e quem deixou e-mail recebe o novo prazo.',
  hint: 'Poste antes, ou passe para o próximo dia de postagem: quem deixou e-mail recebe o novo prazo.',
  move: 'Passar para o próximo dia',
  moving: 'Passando...',
  moved: (count: number) => ({
    title: count === 1 ? 'Caixa com novo prazo' : `${count} caixas com novo prazo`,
    text: 'Quem deixou e-mail recebe o novo prazo.',
  }),
  left: (count: number) => ({
    title: 'Nem todas mudaram de dia',
    text: `${count === 1 ? '1 caixa continua' : `${count} caixas continuam`} em dia fechado: não há dia aberto conhecido. Avise o cliente.`,
  }),
  nothing: { title: 'Nenhuma caixa em dia fechado', text: 'Elas já mudaram de dia.' },
  failed: { title: 'Erro ao mudar o dia das caixas', text: 'Veja a lista: o que já mudou saiu dela.' },
}
