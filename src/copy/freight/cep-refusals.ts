import { maskCep } from '#domain/address/cep.ts'
import { isServedCity } from '#domain/address/served-city.ts'

/** The state bears the city's name, and would only confuse in the bracket. */
export function outsideCity(place: string | null): string {
  return place && !isServedCity(place)
    ? `Este endereço fica fora da cidade de São Paulo (${place}). Por enquanto, entregamos só na capital.`
    : 'Este endereço fica fora da cidade de São Paulo. Por enquanto, entregamos só na capital.'
}

export function cepUnknown(cep: string): string {
  return `Não encontramos o CEP ${maskCep(cep)}. Confira o CEP e o nome da rua.`
}
