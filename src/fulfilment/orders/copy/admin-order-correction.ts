import { addressCopy } from '#delivery/addresses/copy.ts'
import type { CorrectionField } from '#orders/domain/order-correction.ts'
import { formatBrl } from '#platform/domain/money.ts'

export const orderCorrectionCopy = {
  title: (order: string) => `Corrigir ${order}`,
  lead: 'Vale só para este pedido: a conta e o perfil do cliente não mudam.',
  pickupLead: 'Este pedido é retirado no ateliê. A conta e o perfil do cliente não mudam.',
  contact: 'Quem recebe',
  address: 'Endereço de entrega',
  labels: { name: 'Nome', email: 'E-mail de contato', phone: 'Telefone', ...addressCopy.labels },
  emailHint: 'Os próximos e-mails deste pedido vão para cá.',
  tell: 'Avisar o cliente por e-mail',
  save: 'Salvar',
  saveAnyway: 'Salvar assim',
  saving: 'Salvando...',
  check: 'Confira os campos marcados. O que você digitou continua aqui.',
  faults: {
    ...addressCopy.faults,
    name: 'Informe o nome de quem recebe, sem links.',
    email: 'Email inválido. Exemplo: nome@exemplo.com.br',
    phone: 'Informe o telefone com DDD, como (11) 90000-0000.',
  } satisfies Record<CorrectionField, string>,
  conflict: {
    title: 'Estes dados foram corrigidos em outra janela',
    text: 'Nada foi sobrescrito, e o que você digitou continua aqui. Veja o que mudou e escolha:',
    line: (name: string, time: string) => `${name}, em ${time}`,
    keepMine: 'Salvar a minha versão',
    takeTheirs: 'Descartar e ver a versão nova',
  },
  done: 'Dados do pedido corrigidos',
  mailed: 'O cliente recebe um e-mail.',
  notMailed: 'O cliente não foi avisado.',
  labelBought:
    'A etiqueta já foi comprada com o endereço anterior: cancele a etiqueta em Postar e corrija depois.',
  printAgain: 'Imprima a etiqueta de novo: a que está na caixa tem os dados antigos.',
  failed: 'Não foi possível corrigir o pedido',
} as const

export function freightDifference({ charged, now }: { charged: number; now: number }): string {
  return `O frete deste endereço seria ${moreOrLess(now - charged)}; o cliente não é cobrado.`
}

export const recordedFreight = (difference: number) => `frete ${moreOrLess(difference)}, não cobrado`

const moreOrLess = (difference: number) =>
  `${formatBrl(Math.abs(difference))} a ${difference > 0 ? 'mais' : 'menos'}`
