import { z } from 'zod'
import type { Address } from '#delivery/addresses/domain/address.ts'
import { maskCep } from '#delivery/addresses/domain/cep.ts'
import type { Place } from '#delivery/addresses/providers/maps/port.ts'

const part = (longest: number) => z.string().trim().max(longest)

/** Address entity of the specification. Client coordinates and place id are accepted but not trusted. */
export const addressSchema = z
  .object({
    street: part(200),
    number: part(20),
    complement: part(100).default(''),
    neighborhood: part(100).default(''),
    city: part(100),
    state: part(2).toUpperCase(),
    postal_code: part(9),
  })
  .transform(({ postal_code, ...address }): Address => ({ ...address, postalCode: postal_code }))

export const addressTextSchema = z.string().trim().min(3).max(300)

export const pointSchema = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
})

export const quoteOptions = {
  mode: z.string().max(40).default('TABELA'),
  isExpress: z.boolean().default(false),
}

export function placeComponents({ address, point, placeId }: Place) {
  const { postalCode, ...parts } = address
  return { ...parts, postal_code: maskCep(postalCode), lat: point.lat, lng: point.lng, place_id: placeId }
}
