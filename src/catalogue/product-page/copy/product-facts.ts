import { formatWhole } from '#platform/domain/format-number.ts'
import { dayAndMonth, plainDay } from '#ui/copy/calendar.ts'

/** Rendered by the server, so that the browser needs no calendar code. Days are 'yyyy-MM-dd'. */
export const nextBatchCopy = {
  next: (readyOn: string) => `próxima leva em ${dayAndMonth(readyOn)}`,
  reserve: (readyOn: string) => `Reservar da próxima leva, pronta em ${dayAndMonth(readyOn)}`,
  delivery: (deliveryFrom: string) =>
    `Você paga agora, a vela termina de curar e chega a partir de ${dayAndMonth(deliveryFrom)}`,
} as const

export const physicalCopy = {
  onShelf: 'Na prateleira',
  hours: (hours: number) => `Cerca de ${formatWhole(hours)} ${hours === 1 ? 'hora' : 'horas'}`,
}

export const deliveryPromise = {
  courier: 'Motoboy na cidade de São Paulo, no dia e turno que você escolher',
  arranged: 'Entrega combinada com você, na cidade de São Paulo, no dia e turno que você escolher',
  courierAndParcels:
    'Motoboy em São Paulo, no dia e turno que você escolher; Correios ou transportadora para todo o Brasil',
  arrangedAndParcels: 'Entrega combinada em São Paulo; Correios ou transportadora para todo o Brasil',
} as const

/** Rendered by the server to keep the page's script small. */
export const offerUntil = (day: string) => `Promoção até ${plainDay(day)}`
