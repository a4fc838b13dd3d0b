import { dayAndMonth } from './calendar.ts'

/** A candle that is sold out and can be reserved, said by the server: a browser needs no calendar for it. The day is 'yyyy-MM-dd'. */
export const nextPourCopy = {
  /** On the chip of a size. */
  next: (readyOn: string) => `próxima leva em ${dayAndMonth(readyOn)}`,
  reserve: (readyOn: string) => `Reservar da próxima leva, pronta em ${dayAndMonth(readyOn)}`,
  delivery: (deliveryFrom: string) =>
    `Você paga agora, a vela termina de curar e chega a partir de ${dayAndMonth(deliveryFrom)}`,
} as const
