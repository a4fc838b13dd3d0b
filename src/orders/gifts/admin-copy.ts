import { formatBrl } from '#platform/domain/money.ts'
import type { OptionFacts, OptionRefusal } from './domain.ts'

export const giftOptionWords = ({
  name,
  price,
  active,
  notByPost,
}: OptionFacts & { active: boolean; notByPost: boolean }) =>
  `${name}, ${formatBrl(price)}${active ? '' : ', fora da loja'}${notByPost ? ', não vai pelos Correios' : ''}`

export const adminGiftsCopy = {
  title: 'Presentes',
  lead: 'As embalagens que o cliente escolhe no carrinho. O cartão é sempre grátis e sai com a etiqueta do pedido.',
  loadFailed: 'Erro ao carregar as embalagens',
  options: 'Embalagens',
  empty: { title: 'Nenhuma embalagem ainda', text: 'Sem embalagens, o presente leva só o cartão.' },
  add: 'Nova embalagem',
  addOne: 'Criar embalagem',
  name: { label: 'Nome', hint: 'Como o cliente lê: caixa rígida com fita, por exemplo.' },
  price: { label: 'Preço', hint: 'Zero é grátis.' },
  active: 'Oferecer na loja',
  notByPost: 'Não vai pelos Correios',
  notByPostHint:
    'Fósforos, por exemplo. Num envio pelos Correios ou por transportadora, a loja avisa e pede para remover do presente.',
  save: 'Salvar',
  saving: 'Salvando...',
  hidden: 'Fora da loja',
  edit: 'Mudar',
  editOf: (name: string) => `a embalagem ${name}`,
  up: (name: string) => `Subir ${name}`,
  down: (name: string) => `Descer ${name}`,
  saved: { title: 'Embalagem salva', text: 'Pedidos já feitos ficam como foram vendidos.' },
  saveFailed: 'Erro ao salvar a embalagem',
  refusals: {
    'option-name': 'Informe um nome com até 60 caracteres.',
    'option-price': 'Informe um preço de R$ 0,00 a R$ 1.000,00.',
    'option-not-found': 'Esta embalagem não existe mais. Recarregue a página.',
    'changed-meanwhile': 'Esta embalagem mudou em outra aba. Recarregue a página para ver como está.',
    'too-many-options': 'Ofereça até 8 embalagens de uma vez. Remova uma da loja para incluir outra.',
  } satisfies Record<
    OptionRefusal['code'] | 'option-not-found' | 'changed-meanwhile' | 'too-many-options',
    string
  >,
} as const
