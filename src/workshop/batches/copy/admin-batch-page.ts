import type { BatchLossKind } from '#catalogue/stock/domain/batch.ts'
import { dayAndMonth } from '#ui/copy/calendar.ts'

const candles = (units: number) => (units === 1 ? '1 vela' : `${units} velas`)

const kinds: Readonly<Record<BatchLossKind, string>> = {
  failed: 'não deu certo',
  lost: 'perdida na prateleira',
  counted: 'faltou na contagem',
  replacement: 'enviada no lugar de outra',
  untold: 'saiu antes de a loja registrar a leva de cada caixa',
  recalled: 'recolhida',
}

export const batchPageCopy = {
  title: (number: number) => `Leva ${number}`,
  lead: (name: string, pouredBy: string, pouredOn: string, readyOn: string) =>
    `${name}. Vertida ${pouredBy && `por ${pouredBy} `}em ${dayAndMonth(pouredOn)}, pronta em ${dayAndMonth(readyOn)}.`,
  loadFailed: 'Erro ao carregar a leva',
  holders: 'Quem tem esta leva',
  figures: {
    units: 'Boas',
    lost: (units: number) =>
      units === 0 ? 'nenhuma se perdeu' : `${candles(units)} ${units === 1 ? 'se perdeu' : 'se perderam'}`,
    sold: 'Vendidas',
    orders: (count: number) => (count === 1 ? 'em 1 pedido' : `em ${count} pedidos`),
    left: 'No ateliê',
    curing: (readyOn: string) => `curam até ${dayAndMonth(readyOn)}`,
    onShelf: 'na prateleira',
    ended: 'não deu certo',
    each: 'Custo de cada',
    whole: 'Custo da leva',
    wholeHint: 'de cada tamanho, abaixo',
  },
  holdersPanel: 'Para quem foi',
  summary: (units: number, orders: number) =>
    `${candles(units)}, ${orders === 1 ? '1 pedido' : `${orders} pedidos`}`,
  nobody: 'Ainda ninguém levou velas daqui.',
  noName: 'cliente sem nome',
  took: candles,
  wrong: 'Algo errado com esta leva?',
  wrongHint: 'Veja todos os pedidos com o contato, pare a venda e escreva a quem tem as velas.',
  lot: (lot: string) => `lote ${lot}`,
  units: 'Por tamanho',
  columns: {
    size: 'Tamanho',
    units: 'Boas',
    sold: 'Vendidas',
    left: 'Aqui',
    cost: 'Custo',
  },
  onlySize: 'Tamanho único',
  noCost: 'desconhecido',
  noCostHint: 'O custo aparece quando a leva é anotada com receita e todos os materiais têm preço.',
  materials: 'O que entrou',
  noMaterials: 'Nenhum material anotado.',
  total: 'Materiais ao todo',
  materialColumns: { name: 'Material', amount: 'Usado', worth: 'Custo' },
  losses: 'O que se perdeu',
  loss: (units: number, kind: BatchLossKind) => `${candles(units)}, ${kinds[kind]}`,
  lose: {
    title: 'Anotar perda',
    size: 'Tamanho',
    option: (size: string | null, left: number) => `${size ?? 'Tamanho único'} (${left} no ateliê)`,
    units: 'Quantas',
    reason: 'O que houve?',
    press: 'Dar baixa',
    saving: 'Anotando...',
  },
  correct: {
    title: 'Corrigir a leva',
    hint: 'O estoque, os materiais e o custo são corrigidos, inclusive o custo do que já foi vendido. O motivo fica no caderno.',
    units: (size: string | null) => (size ? `Velas boas de ${size}` : 'Velas boas'),
    cost: 'Custo de cada uma (opcional)',
    costNow: (cost: string) => `Hoje: ${cost}. Em branco, é calculado pelos materiais usados.`,
    reason: 'Por que corrigir?',
    press: 'Corrigir',
    saving: 'Corrigindo...',
  },
  notes: {
    title: 'Caderno',
    hint: 'Como firmou, como queimou a vela de teste. Só você lê.',
    text: 'Nova anotação',
    press: 'Escrever',
    saving: 'Escrevendo...',
    failed: (sizes: readonly { size: string | null }[], reason: string) => {
      const namedSizes = sizes.flatMap(({ size }) => size ?? [])
      return `Não deu certo${namedSizes.length > 0 ? ` (${namedSizes.join(', ')})` : ''}: ${reason}`
    },
    by: (author: string | null, day: string) => [author, dayAndMonth(day)].filter(Boolean).join(', '),
  },
  day: (isoDate: string) => dayAndMonth(isoDate),
  lost: (number: number, units: number) => ({
    title: 'Baixa anotada',
    text: `${candles(units)} a menos na Leva ${number}.`,
  }),
  corrected: (number: number) => ({
    title: 'Leva corrigida',
    text: `O motivo está no caderno da Leva ${number}.`,
  }),
  fewerThanGone: (least: number) =>
    `Não dá para ter menos de ${candles(least)}: as outras já foram vendidas, reservadas ou perdidas.`,
  notSoMuch: ({ name, held }: { name: string; held: string }) =>
    `${name}: o sistema registra só ${held}. Corrija antes o que há deste material.`,
  noted: (number: number) => ({ title: 'Anotado', text: `No caderno da Leva ${number}.` }),
  failed: 'Não foi possível anotar. O que você escreveu continua aqui.',
  notSoMany: (most: number) =>
    most === 0
      ? 'Nenhuma vela desta leva está livre no ateliê: todas já saíram ou estão vendidas.'
      : `Só ${candles(most)} desta leva ${most === 1 ? 'está livre' : 'estão livres'} no ateliê: as outras já saíram ou estão vendidas.`,
  refusals: {
    'batch-not-found': 'Esta leva já não existe.',
    'batch-ended': 'Esta leva já foi encerrada.',
    'batch-changed': 'A leva mudou em outra janela. Confira como está agora e corrija de novo.',
    'poured-day': 'Informe um dia até hoje, ao menos dois antes do dia em que ficou pronta.',
    'batch-units': 'Informe quantas velas boas, de 1 a 999.',
    'batch-cost': 'Informe o custo de uma vela em reais, como 8,20.',
    'used-amount': 'Informe quanto usou, na unidade do material. Zero também vale.',
    'lost-units': 'Informe quantas velas se perderam.',
    'lost-all': 'Se nenhuma deu certo, use “A leva não deu certo” na página das levas.',
    reason: 'Escreva o motivo, em até 200 caracteres.',
    note: 'Escreva a anotação, com até 2.000 caracteres.',
  },
} as const
