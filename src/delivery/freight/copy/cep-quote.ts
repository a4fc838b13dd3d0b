import { maskCep } from '#delivery/addresses/domain/cep.ts'
import { isServedCity } from '#delivery/addresses/domain/served-city.ts'

export const cepQuoteCopy = {
  title: 'Quanto custa e quando chega?',
  placeholder: '00000-000',
  ask: 'Ver frete e prazo',
  asking: 'Calculando...',
  hint: 'Digite o CEP da entrega. Por enquanto, só na cidade de São Paulo.',
  hintBrazil: 'Digite o CEP da entrega: enviamos para todo o Brasil.',
  noneFree: 'Não temos dia livre nas próximas semanas: fale com a gente e combinamos um',
  estimated: 'de frete estimado, por motoboy',
  estimatedBy: (service: string) => `de frete estimado, por ${service}`,
  freeAbove: (from: string) => `grátis a partir de ${from} em velas`,
  forget: 'Apagar este CEP',
  arrangedText: 'Você escolhe o dia e o turno na compra. Sem custo de frete, na cidade de São Paulo.',
  failed: 'Não deu para calcular agora. Confira sua conexão e tente de novo.',
  estimate: 'Frete estimado',
} as const

export const courierOff = 'Não há mais frete a calcular: agora a entrega é combinada com você.'

/** The state has the same name as the city, so naming it here would be confusing. */
export function outsideCity(place: string | null): string {
  return place && !isServedCity(place)
    ? `Este endereço fica fora da cidade de São Paulo (${place}). Por enquanto, entregamos só na capital.`
    : 'Este endereço fica fora da cidade de São Paulo. Por enquanto, entregamos só na capital.'
}

export function cepUnknown(cep: string): string {
  return `Não encontramos o CEP ${maskCep(cep)}. Confira o CEP e o nome da rua.`
}
