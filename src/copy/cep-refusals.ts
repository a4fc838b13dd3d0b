import { maskCep } from '#domain/address/cep.ts'

export function outsideCity(place: string | null): string {
  return place
    ? `Este endereço fica fora da cidade de São Paulo (${place}). Por enquanto, entregamos só na capital.`
    : 'Este endereço fica fora da cidade de São Paulo. Por enquanto, entregamos só na capital.'
}

export function cepUnknown(cep: string): string {
  return `Não encontramos o CEP ${maskCep(cep)}. Confira o CEP e o nome da rua.`
}
