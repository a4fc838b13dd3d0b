import type { MaterialUnit } from '#catalogue/stock/domain/amount.ts'
import { formatDecimal } from '#platform/domain/format-number.ts'
import { formatBrl } from '#platform/domain/money.ts'

const candles = (count: number) => (count === 1 ? '1 vela' : `${count} velas`)
const shortUnits: Readonly<Record<MaterialUnit, string>> = { g: 'g', ml: 'ml', piece: 'un.' }

const percent = (rate: number) => `${formatDecimal(rate / 100, { most: 2 })}%`

export const recipesCopy = {
  title: 'Receita',
  of: (name: string) => `Receita: ${name}`,
  lead: 'O que entra em uma vela, e quanto ela custa de verdade',
  loadFailed: 'Erro ao carregar a receita',
  list: { title: 'Receitas', hint: 'Quanto custa cada vela e quantas dá para fazer com o que tem hoje.' },
  noRecipe: 'sem receita',
  noPrice: 'falta preço',
  canMake: (count: number) => `dá para ${count}`,
  sizes: 'Tamanho',
  one: (size: string | null) => (size === null ? 'Uma vela' : `Uma vela de ${size}`),
  lineOf: (name: string, unit: MaterialUnit) => `${name} (${shortUnits[unit]})`,
  lineFacts: (cost: number | null, count: number) =>
    `${cost === null ? 'sem preço: anote uma compra' : formatBrl(cost)} · dá para ${candles(count)}`,
  removeHint: 'Deixe em branco para remover da receita.',
  more: 'Outro material',
  none: 'Escolha',
  amount: 'Quanto',
  lossRate: { label: 'Perda (%)', hint: 'O que fica na jarra: vale para o que se pesa ou mede.' },
  essenceLimit: { label: 'Limite de essência (% da cera)', hint: 'Acima dele a página avisa.' },
  workMinutes: { label: 'Minutos de trabalho por vela (opcional)' },
  hourValue: { label: 'Quanto vale a sua hora (opcional)' },
  save: 'Salvar receita',
  saving: 'Salvando...',
  copyFrom: 'Copiar de outro tamanho',
  copyOf: (size: string | null) => `Copiar de ${size ?? 'outra'}`,
  copied: 'Receita copiada, com as quantidades ajustadas ao peso. Confira e salve.',
  version: (version: number) => `versão ${version}`,
  summary: {
    cost: 'Custo de uma vela',
    work: 'Seu trabalho',
    price: 'Preço na loja hoje',
    left: 'Margem',
    leftOf: (left: number, price: number) =>
      `${formatBrl(left)}, ou ${percent(Math.round((left * 10_000) / price))}`,
    note: 'Sem tarifa de pagamento nem frete.',
    open: 'Falta o preço de um material: o custo ainda não está completo.',
    dearer: (cost: number, left: number) =>
      `Se a cera subir 10%, a vela passa a custar ${formatBrl(cost)} e sobram ${formatBrl(left)}.`,
    essence: (share: number) => `A essência é ${percent(share)} da cera.`,
    tooMuch: (share: number, limit: number) =>
      `A essência é ${percent(share)} da cera, acima do seu limite de ${percent(limit)}.`,
    loss: 'Por este preço a vela dá prejuízo.',
  },
  useCost: {
    said: 'Custo usado no lucro',
    notSaid: 'não informado',
    use: 'Usar este custo',
    using: 'Salvando...',
    failed: 'Não foi possível salvar o custo',
    done: (cost: number) => ({
      title: 'Custo salvo',
      text: `As próximas vendas deste tamanho usam o custo de ${formatBrl(cost)}.`,
    }),
  },
  today: {
    title: 'Com o que tem hoje',
    candles,
    first: (material: string) => `${material} acaba primeiro.`,
    batch: 'Fazer esta vela',
  },
  empty: 'Ainda não há receita para este tamanho: escolha os materiais e informe quanto entra de cada um.',
  noMaterials: 'Antes da receita vêm os materiais: crie a cera, a essência, o pavio e o copo.',
  toMaterials: 'Ir para Materiais',
  saved: (version: number) => ({
    title: 'Receita salva',
    text: version === 1 ? undefined : `É a versão ${version}; as levas já feitas mantêm a versão que usaram.`,
  }),
  failed: 'Não foi possível salvar a receita. O que você escreveu continua aqui.',
  refusals: {
    'loss-rate': 'Informe a perda em %, de 0 a 50.',
    'essence-limit': 'Informe o limite em %, ou deixe em branco.',
    'work-minutes': 'Informe os minutos em número inteiro, até 1440.',
    'hour-value': 'Informe um valor até R$ 10.000,00, ou deixe em branco.',
    'no-lines': 'Inclua ao menos um material na receita.',
    'line-material': 'Escolha o material desta linha.',
    'line-amount': 'Informe quanto entra, na unidade do material.',
    'line-twice': 'Este material já está na receita: some as duas quantidades.',
    'cost-not-known': 'Falta o preço de um material: anote a compra dele e tente de novo.',
    'size-not-found': 'Este tamanho não existe mais. Recarregue a página.',
    'recipe-changed': 'A receita mudou em outra aba. Abra a página de novo para ver como está.',
  },
} as const
