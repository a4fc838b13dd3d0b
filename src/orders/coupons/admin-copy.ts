import type { CouponOffer } from '#orders/coupons/domain/coupon.ts'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'
import { plainDay } from '#ui/copy/calendar.ts'

const offerText = (offer: CouponOffer): string => {
  if (offer.kind === 'freight') return 'Frete grátis'
  if (offer.kind === 'percent') return `${offer.percent}% nas velas`
  if (offer.kind === 'amount') return `${formatBrl(offer.amount)} a menos`
  return `Leve ${offer.units} por ${formatBrl(offer.price)}`
}

export const couponsCopy = {
  title: 'Cupons',
  subtitle: 'Descontos por código ou automáticos. Vale um por pedido: o maior.',
  loadFailed: 'Erro ao carregar os cupons',
  empty: {
    title: 'Nenhum cupom ainda',
    text: 'Um código para divulgar, uma oferta automática, ou o frete grátis.',
  },
  list: 'Seus cupons',
  search: 'Buscar por nome ou código',
  tabs: {
    label: 'Cupons por status',
    all: 'Todos',
    running: 'Valendo',
    waiting: 'Em espera',
    ended: 'Encerrados',
  },
  new: 'Novo cupom',
  edit: 'Editar cupom',
  close: 'Fechar',
  automatic: 'Automático',
  code: (code: string) => `Código ${code}`,
  offer: offerText,
  minimum: (amount: Centavos) => `a partir de ${formatBrl(amount)}`,
  firstPurchase: 'primeira compra',
  once: 'uma vez por pessoa',
  scoped: (count: number) => (count === 1 ? 'só 1 vela ou coleção' : `só ${count} velas ou coleções`),
  days: (from: string | null, to: string | null) =>
    from && to
      ? `de ${plainDay(from)} a ${plainDay(to)}`
      : from
        ? `desde ${plainDay(from)}`
        : to
          ? `até ${plainDay(to)}`
          : null,
  uses: (uses: number, most: number | null) => {
    const used = uses === 1 ? '1 uso' : `${uses} usos`
    return most === null ? used : `${used} de ${most}`
  },
  takenOff: (amount: Centavos) => `${formatBrl(amount)} em descontos`,
  states: {
    running: 'Valendo',
    paused: 'Pausado',
    ended: 'Encerrado',
    over: 'Terminou',
    scheduled: 'Agendado',
    usedUp: 'Esgotado',
  },
  press: { edit: 'Editar', paused: 'Pausar', active: 'Retomar', ended: 'Encerrar', delete: 'Excluir' },
  more: 'Encerrar ou excluir',
  moreOf: (label: string) => `(${label})`,
  endHint:
    'Encerrar é para sempre: ninguém mais usa este cupom. Os pedidos que já o usaram ficam como estão.',
  deleteHint: 'Nenhum pedido usou este cupom: ele pode ser excluído.',
  done: {
    save: 'Cupom salvo',
    active: 'Cupom valendo de novo',
    paused: 'Cupom pausado',
    ended: 'Cupom encerrado',
    delete: 'Cupom excluído',
  },
  failed: 'Não foi possível mudar o cupom',
  refusals: {
    'code-taken': 'Já existe um cupom com este código.',
    'coupon-not-found': 'Este cupom não existe mais.',
    'changed-meanwhile': 'Este cupom mudou em outra janela. Confira como ele está e tente de novo.',
    'coupon-ended': 'Este cupom foi encerrado e não volta.',
    'coupon-was-used': 'Há pedidos com este cupom: ele fica no histórico. Você pode encerrá-lo.',
    'code-wrong': 'O código tem de 4 a 24 letras e números.',
    'label-wrong': 'Informe um nome de até 40 caracteres, como o cliente vai ler.',
    'percent-wrong': 'A porcentagem vai de 1 a 100.',
    'amount-wrong': 'Informe um valor, por exemplo 20,00.',
    'set-units-wrong': 'O conjunto vai de 2 a 12 velas.',
    'set-price-wrong': 'Informe o preço do conjunto, por exemplo 249,00.',
    'minimum-wrong': 'Informe um valor mínimo ou deixe em branco.',
    'days-wrong': 'Confira os dias: o último não pode vir antes do primeiro.',
    'most-uses-wrong': 'Informe um número de usos ou deixe em branco.',
  },
  form: {
    way: 'Como ele é usado',
    ways: { code: 'Por código', automatic: 'Automático, para todos' },
    code: 'Código',
    codeHint: 'Maiúsculas, acentos, espaços e hífens não fazem diferença.',
    label: 'Nome no resumo do pedido',
    labelHint: 'Aparece ao lado do desconto: Cupom PRIMAVERA, Leve 3.',
    kind: 'Tipo de desconto',
    kinds: {
      percent: 'Uma porcentagem',
      amount: 'Um valor',
      set: 'Leve X por Y',
      freight: 'O frete inteiro',
    },
    percent: 'Porcentagem',
    amount: 'Valor',
    setUnits: 'Quantas velas',
    setPrice: 'Preço do conjunto',
    countsKitParts: 'Contar cada vela de dentro dos kits (sem marcar, um kit conta como uma)',
    minimum: 'Compra mínima em velas',
    startsOn: 'Vale desde',
    endsOn: 'Vale até',
    mostUses: 'Usos ao todo',
    mostUsesHint: 'Em branco: sem limite.',
    firstPurchase: 'Só na primeira compra',
    once: 'Uma vez por pessoa',
    scope: 'Só para algumas velas',
    categories: 'Coleções',
    products: 'Velas',
    save: 'Salvar cupom',
    saving: 'Salvando...',
  },
  example: {
    title: 'Exemplo',
    cart: (units: number, price: Centavos) => `${units} velas de ${formatBrl(price)}`,
    freight: 'O cliente não paga o frete; o preço da entrega fica anotado no pedido, para a sua margem.',
    pays: 'O cliente paga pelas velas',
    nothing: 'Com estes números, o cupom não desconta nada nesta compra.',
  },
  history: {
    actions: {
      created: 'Cupom criado',
      updated: 'Cupom alterado',
      active: 'Cupom retomado',
      paused: 'Cupom pausado',
      ended: 'Cupom encerrado',
      deleted: 'Cupom excluído',
    },
    fields: {
      name: 'Nome',
      code: 'Código',
      label: 'Nome no resumo do pedido',
      kind: 'Tipo',
      percent: 'Porcentagem',
      amount: 'Valor',
      setUnits: 'Velas no conjunto',
      countsKitParts: 'Conta as velas dos kits',
      minimum: 'Compra mínima',
      startsOn: 'Vale desde',
      endsOn: 'Vale até',
      mostUses: 'Usos ao todo',
      firstPurchaseOnly: 'Só na primeira compra',
      oncePerCustomer: 'Uma vez por pessoa',
      productIds: 'Velas',
      categoryIds: 'Coleções',
      state: 'Status',
    },
  },
} as const
