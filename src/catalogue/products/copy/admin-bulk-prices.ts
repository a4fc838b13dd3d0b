import type { LeftOut, Rounding } from '#catalogue/products/domain/bulk-prices.ts'
import { formatDecimal, formatWhole } from '#platform/domain/format-number.ts'
import { dayAndMonth } from '#ui/copy/calendar.ts'

const products = (count: number) => (count === 1 ? '1 produto' : `${formatWhole(count)} produtos`)

const signedPercent = (percent: number) => `${percent < 0 ? '−' : '+'}${formatDecimal(Math.abs(percent))}`

export const bulkPrices = {
  title: 'Alterar preços',
  breadcrumb: 'Alterar preços',
  chosen: (count: number) =>
    `${products(count)} ${count === 1 ? 'selecionado' : 'selecionados'}. Nada muda antes de você conferir.`,
  noneTitle: 'Nenhum produto selecionado',
  none: 'Marque os produtos na lista e escolha Alterar preços.',
  back: 'Voltar aos produtos',
  direction: 'O que fazer',
  directions: { up: 'Aumentar', down: 'Diminuir' },
  percent: 'Porcentagem',
  percentHint: 'Até uma casa decimal, como 7,5.',
  rounding: 'Arredondar',
  roundings: {
    ninety: 'Para terminar em ,90',
    whole: 'Para reais inteiros',
    cents: 'Só nos centavos',
  } satisfies Record<Rounding, string>,
  preview: 'Conferir os preços',
  previewTitle: 'Como vai ficar',
  table: 'Preços de hoje e preços novos',
  columns: { product: 'Produto', from: 'Hoje', to: 'Novo', difference: 'Diferença' },
  onlySize: 'Único',
  leftTitle: 'Ficam como estão',
  left: (reason: LeftOut, until: string | null) => leftWords[reason](until),
  apply: (count: number, percent: number) => `Aplicar ${signedPercent(percent)}% a ${products(count)}`,
  applying: 'Aplicando...',
  nothing: 'Com este arredondamento, nenhum preço muda.',
  applied: (count: number) =>
    count === 1 ? '1 produto com preço novo' : `${products(count)} com preço novo`,
  restored: (count: number) =>
    count === 1 ? '1 produto com o preço anterior' : `${products(count)} com os preços anteriores`,
  noneChanged: 'Nenhum preço mudou',
  changedSince: (names: readonly string[]) =>
    `${names.join(', ')}: mudou depois da conferência e ficou como está. Confira de novo, se quiser.`,
  onSale: (names: readonly string[]) => `${names.join(', ')}: em promoção, o preço “de” fica como está.`,
  undo: 'Voltar aos preços anteriores',
  undoing: 'Voltando...',
  undoHint: 'Vale enquanto ninguém alterar estes produtos de novo.',
  cartNote: 'Quem já tem a vela no carrinho é avisado do preço novo antes de pagar.',
  failed: 'Erro ao alterar os preços',
  unreadable: 'A conferência se perdeu no caminho. Confira os preços de novo.',
  notPercent: 'Digite um número entre 0,1 e 900 para aumentar, ou até 99 para diminuir',
} as const

const leftWords: Record<LeftOut, (until: string | null) => string> = {
  'on-sale': (until) =>
    until ? `em promoção marcada até ${dayAndMonth(until)}: o preço “de” não muda` : 'em promoção',
  same: () => 'o preço seria o mesmo',
  'too-much': () => 'o preço novo seria alto demais',
}
