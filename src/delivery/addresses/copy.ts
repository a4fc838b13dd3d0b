import type { AddressField } from '#delivery/addresses/domain/address.ts'
import { cepUnknown, outsideCity } from '#delivery/freight/copy/cep-quote.ts'

export const addressCopy = {
  labels: {
    street: 'Rua',
    number: 'Número',
    complement: 'Complemento',
    neighborhood: 'Bairro',
    city: 'Cidade',
    state: 'Estado',
    postalCode: 'CEP',
  } satisfies Record<AddressField, string>,
  optional: '(opcional)',
  suggestionsHint: 'Digite pelo menos 3 caracteres para ver sugestoes',
  suggestions: 'Sugestões de endereço',
  suggestionCount: (count: number) =>
    count === 1
      ? '1 sugestão. Use as setas para escolher.'
      : `${count} sugestões. Use as setas para escolher.`,
  validate: 'Validar Endereco',
  validating: 'Validando...',
  confirmed: 'Endereco confirmado!',
  notFound: {
    title: 'Endereco nao encontrado',
    text: 'Verifique se digitou corretamente o CEP, nome da rua e cidade.',
  },
  cannotValidate: 'Nao foi possivel validar este endereco',
  validationFailed: 'Erro ao validar endereco',
  fieldsMissing: 'Preencha todos os campos obrigatorios corretamente',
  faults: {
    street: 'Informe o nome da rua, com pelo menos 3 letras.',
    number: 'Informe o número, ou s/n.',
    complement: 'Confira o complemento.',
    neighborhood: 'Confira o bairro.',
    city: 'Informe o nome da cidade.',
    state: 'Use as duas letras do estado, como SP.',
    postalCode: 'CEP deve ter 8 digitos',
  } satisfies Record<AddressField, string>,
} as const

export const cepCopy = {
  search: 'Buscar CEP',
  searching: 'Buscando CEP...',
  check: 'Confira o CEP.',
  streetless: 'Complete a rua e a cidade.',
  found: 'Endereço preenchido pelo CEP. Confira o número.',
  incomplete: 'CEP deve ter 8 digitos',
  notFound: 'CEP nao encontrado',
  failed: 'Erro ao buscar CEP',
} as const

type CepRefusal =
  | { code: 'cep-incomplete' | 'cep-not-found' }
  | { code: 'cep-elsewhere'; details: { state: string } }

export function cepRefusalSentence(refusal: CepRefusal): string {
  if (refusal.code === 'cep-incomplete') return cepCopy.incomplete
  return refusal.code === 'cep-elsewhere' ? outsideCity(refusal.details.state) : cepCopy.notFound
}

type AddressRefusal =
  | { code: 'address-not-found' }
  | { code: 'cep-unknown'; details: { cep: string } }
  | { code: 'outside-city'; details: { place: string | null } }

export function addressRefusalSentence(refusal: AddressRefusal): string {
  if (refusal.code === 'cep-unknown') return cepUnknown(refusal.details.cep)
  return refusal.code === 'outside-city' ? outsideCity(refusal.details.place) : addressCopy.cannotValidate
}
