import { formatAmount, type MaterialUnit } from '#catalogue/stock/domain/amount.ts'
import type { MaterialKind } from '#catalogue/stock/domain/material-kind.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { dayAndMonth } from '#ui/copy/calendar.ts'
import type { MovementKind } from '#workshop/materials/domain/material.ts'

const candles = (count: number) => (count === 1 ? '1 vela' : `${count} velas`)
const days = (count: number) => (count === 1 ? '1 dia' : `${count} dias`)

const kinds: Readonly<Record<MaterialKind, string>> = {
  wax: 'Cera',
  essence: 'Essências',
  wick: 'Pavios',
  jar: 'Copos e vidros',
  label: 'Rótulos',
  box: 'Caixas',
  other: 'Outros',
}

const units: Readonly<Record<MaterialUnit, string>> = {
  g: 'gramas (g)',
  ml: 'mililitros (ml)',
  piece: 'unidades',
}

const per: Readonly<Record<MaterialUnit, string>> = { g: 'o kg', ml: 'o litro', piece: 'cada' }
const short: Readonly<Record<MaterialUnit, string>> = { g: 'em g', ml: 'em ml', piece: 'em unidades' }

interface ToBuy {
  name: string
  unit: MaterialUnit
  toBuy: number
}

export const materialsCopy = {
  title: 'Materiais',
  lead: 'O que ainda tem, para quantas velas dá e quando comprar',
  loadFailed: 'Erro ao carregar os materiais',
  kinds,
  units,
  list: 'Materiais',
  search: 'Buscar por material ou fornecedor',
  tabs: { label: 'Materiais por status', all: 'Todos', low: 'A comprar', hidden: 'Fora de uso' },
  kpis: {
    worth: 'Em estoque no ateliê',
    bought: 'Comprado neste mês',
    low: 'Abaixo do mínimo',
  },
  empty: {
    title: 'Nenhum material ainda',
    text: 'Comece pela cera: dê um nome, informe a unidade de contagem e anote a primeira compra.',
  },
  unitPrice: (price: number, unit: MaterialUnit) => `${formatBrl(price)} ${per[unit]}`,
  noPrice: 'sem compra anotada',
  candles: (count: number) => `dá para ${candles(count)}`,
  line: (line: number, unit: MaterialUnit) => `mínimo: ${formatAmount(line, unit)}`,
  low: 'Comprar',
  below: 'Abaixo de zero: conte de novo',
  buyMore: (name: string) => `Anotar compra de ${name}`,
  hidden: 'Fora de uso',
  shopping: {
    title: 'Lista de compras',
    nothing: 'Nada a comprar: tudo acima do mínimo.',
    noSupplier: 'Sem fornecedor anotado',
    leadDays: (count: number) => `chega em ${days(count)}`,
    total: 'Ao todo, cerca de',
    send: 'Mandar pelo WhatsApp',
    sendTo: (supplier: string) => (supplier ? `a lista a ${supplier}` : 'a lista sem fornecedor'),
    print: 'Imprimir',
    message: (list: readonly ToBuy[]) =>
      `Olá! Preciso de:\n${list
        .map(({ name, unit, toBuy }) => `- ${name}${toBuy > 0 ? `: ${formatAmount(toBuy, unit)}` : ''}`)
        .join('\n')}\nTem para entrega? Obrigada!`,
  },
  buy: {
    title: 'Anotar compra',
    material: 'Material',
    amount: (unit: MaterialUnit | undefined) => (unit ? `Quanto, ${short[unit]}` : 'Quanto'),
    amountHint: 'Também vale 1,5 kg ou 2 l.',
    paid: 'Quanto pagou ao todo',
    lot: 'Lote do fornecedor (opcional)',
    press: 'Anotar compra',
    saving: 'Anotando...',
    none: 'Crie um material para anotar compras.',
  },
  form: {
    add: 'Novo material',
    addOne: 'Criar material',
    more: 'Acrescentar',
    edit: 'Dados do material',
    name: 'Nome',
    kind: 'Tipo',
    unit: 'Contado em',
    unitHint: 'Não muda depois da primeira compra.',
    supplierName: 'Fornecedor (opcional)',
    supplierPhone: 'Telefone do fornecedor (opcional)',
    supplierHint: 'Com DDD: a lista de compras vai pelo WhatsApp.',
    reorderAt: 'Comprar quando chegar a (opcional)',
    leadDays: 'Dias até chegar (opcional)',
    save: 'Salvar',
    saving: 'Salvando...',
  },
  recount: {
    title: 'Contar de novo',
    hint: (left: string) => `Pelo registro: ${left}`,
    counted: (unit: MaterialUnit) => `Quanto há de verdade, ${short[unit]}`,
    reason: 'Por que o número não batia?',
    press: 'Corrigir',
  },
  loss: {
    title: 'Perda',
    lost: (unit: MaterialUnit) => `Quanto, ${short[unit]}`,
    reason: 'O que houve?',
    press: 'Anotar perda',
  },
  hide: {
    press: 'Tirar de uso',
    hint: 'Sai das listas; receitas e registros não mudam.',
    back: 'Voltar a usar',
  },
  page: {
    held: 'Em estoque',
    price: 'Custo médio',
    worth: 'Valor',
    candles: 'Entra em',
    ledger: 'Movimentos',
    noMovements: 'Nada comprado nem usado ainda.',
  },
  movements: {
    purchase: 'Compra',
    use: 'Leva',
    correction: 'Contagem',
    loss: 'Perda',
    undo: 'Desfeito',
  } satisfies Record<MovementKind, string>,
  movement: {
    columns: { when: 'Quando', what: 'O quê', amount: 'Quanto', details: 'Detalhes' },
    when: (isoDate: string) => dayAndMonth(isoDate),
    lot: (lot: string) => `lote ${lot}`,
  },
  bought: (name: string, amount: string, left: string) => ({
    title: 'Compra anotada',
    text: `${name}: mais ${amount}, agora há ${left}.`,
  }),
  corrected: (name: string, left: string) => ({
    title: 'Contagem anotada',
    text: `${name}: agora há ${left}.`,
  }),
  lost: (name: string, amount: string, left: string) => ({
    title: 'Perda anotada',
    text: `${name}: menos ${amount}, agora há ${left}.`,
  }),
  undone: (name: string, left: string) => ({ title: 'Desfeito', text: `${name}: há ${left}.` }),
  saved: { title: 'Material salvo' },
  hiddenNow: (name: string) => ({
    title: `${name} está fora de uso`,
    text: 'Os registros continuam no sistema.',
  }),
  shownNow: (name: string) => ({ title: `${name} voltou ao uso` }),
  failed: {
    buy: 'Não foi possível anotar a compra. O que você escreveu continua aqui.',
    move: 'Não foi possível anotar. O que você escreveu continua aqui.',
    save: 'Não foi possível salvar o material. O que você escreveu continua aqui.',
    hide: 'Não foi possível mudar o material.',
  },
  refusals: {
    'material-not-found': 'Este material não existe mais. Recarregue a página.',
    'material-name': 'Informe um nome com até 80 caracteres.',
    'material-kind': 'Escolha o tipo do material.',
    'material-unit': 'Escolha em que unidade o material é contado.',
    'supplier-phone': 'Informe o telefone com DDD, ou deixe em branco.',
    'reorder-line': 'Informe uma quantidade na unidade do material, ou deixe em branco.',
    'lead-days': 'Informe de 0 a 180 dias.',
    'name-taken': 'Já existe um material com este nome.',
    'unit-in-use': 'Este material já tem movimentos ou receitas: a unidade não muda mais.',
    'changed-meanwhile': 'Este material mudou em outra aba. Recarregue a página para ver como está.',
    amount: 'Informe uma quantidade na unidade do material, acima de zero.',
    paid: 'Informe quanto pagou, de R$ 0,00 a R$ 100.000,00.',
    'price-high': 'Confira a quantidade e o preço: assim o material sairia caro demais.',
    count: 'Informe quanto há, na unidade do material. Zero também vale.',
    reason: 'Escreva o motivo, em até 200 caracteres.',
    'no-price': 'Este material ainda não tem compra anotada. Anote uma, com o preço, em vez de contar.',
    'counted-same': 'O registro já é esse: nada mudou.',
    'stock-changed': 'A quantidade mudou enquanto você contava. Recarregue a página e confira.',
    'more-than-there-is': 'É mais do que o estoque registrado. Conte de novo, se o número estiver errado.',
    'too-late': 'Já não dá para desfazer: houve outro movimento, ou passou o tempo. Use “Contar de novo”.',
  },
} as const
