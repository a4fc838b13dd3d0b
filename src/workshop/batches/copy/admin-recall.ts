import { batchNumbers } from '#catalogue/stock/copy.ts'
import { dayAndMonth } from '#ui/copy/calendar.ts'

const candles = (units: number) => (units === 1 ? '1 vela' : `${units} velas`)
const orders = (count: number) => (count === 1 ? '1 pedido' : `${count} pedidos`)
const people = (count: number) => (count === 1 ? '1 pessoa' : `${count} pessoas`)
const oneEmailEach = (count: number) =>
  count === 1 ? '1 pessoa recebe um e-mail.' : `${count} pessoas recebem um e-mail cada.`

export const recallCopy = {
  title: 'Recolher velas',
  holdersOfBatch: (number: number) => `Quem tem a Leva ${number}`,
  ofLot: (name: string, lot: string) => `Quem tem velas do lote ${lot} (${name})`,
  lead: 'Todos os pedidos que levaram estas velas, com o contato de quem comprou.',
  choose: {
    title: 'De qual leva, ou de qual lote?',
    text: 'Abra a leva, ou o lote do fornecedor nos movimentos do material, e escolha quem tem as velas.',
  },
  loadFailed: 'Erro ao carregar a lista',
  batches: 'O que está envolvido',
  lotHint: 'Pela ordem das compras: o que foi comprado antes foi usado antes.',
  noBatches: 'Nenhuma leva usou este lote.',
  onShelf: (units: number) => (units === 0 ? 'nenhuma no ateliê' : `${candles(units)} ainda no ateliê`),
  stop: {
    title: 'Parar a venda',
    hint: 'Saem da prateleira como recolhidas. Se for alarme falso, você as põe de volta à venda aqui mesmo.',
    press: (units: number) => `Tirar ${candles(units)} da venda`,
    pressing: 'Tirando da venda...',
    back: (units: number) => `Devolver ${candles(units)} à venda`,
    goingBack: 'Devolvendo...',
    none: 'Nenhuma vela daqui está à venda.',
    recalled: (units: number) => `${candles(units)} fora da venda, por recolhimento.`,
    inBoxes: (units: number) =>
      `${candles(units)} ${units === 1 ? 'já vendida aguarda' : 'já vendidas aguardam'} embalagem. Antes disso, use “Trocar leva” no pedido, ou cancele.`,
    curing: 'Velas ainda em cura são encerradas na página Levas.',
    failed: 'Não foi possível mudar a venda desta leva.',
    stopped: (units: number) => ({
      title: 'Fora da venda',
      text: `${candles(units)} a menos na prateleira.`,
    }),
    resumed: (units: number) => ({
      title: 'De volta à venda',
      text: `${candles(units)} na prateleira de novo.`,
    }),
  },
  leva: (number: number) => batchNumbers([number]),
  holders: 'Para quem foi',
  summary: (units: number, count: number) => `${candles(units)}, ${orders(count)}`,
  nobody: 'Nenhum pedido levou velas daqui.',
  columns: { who: 'Pedido', units: 'Levou', state: 'Status', contact: 'Avisar por' },
  noName: 'cliente sem nome',
  day: (isoDate: string) => dayAndMonth(isoDate),
  units: candles,
  written: (isoDate: string) => `e-mail em ${dayAndMonth(isoDate)}`,
  noContact: 'sem contato',
  whatsapp: 'WhatsApp',
  whatsappOf: (name: string) => `para ${name}`,
  hello(name: string, order: string) {
    const [first = ''] = name.trim().split(/\s+/)
    return `Oi${first && `, ${first}`}! Aqui é do ateliê, sobre as velas do seu pedido ${order}.`
  },
  file: 'Baixar a lista (CSV)',
  fileName: (today: string) => `recolhimento-${today}.csv`,
  fileColumns: ['Pedido', 'Data', 'Cliente', 'E-mail', 'Telefone', 'Velas', 'Status', 'Aviso enviado em'],
  mail: {
    title: 'Escrever a todos',
    hint: (reachable: number, unreachable: number) =>
      unreachable === 0
        ? oneEmailEach(reachable)
        : `${oneEmailEach(reachable)} ${orders(unreachable)} sem e-mail: avise por telefone.`,
    done: 'Todos os que têm e-mail já foram avisados.',
    subject: 'Assunto',
    text: 'O que você quer dizer',
    press: 'Enviar a todos',
    sending: 'Enviando...',
  },
  sent: (writtenCount: number, unreachable: number) => ({
    title: 'Aviso a caminho',
    text:
      unreachable === 0
        ? `E-mail para ${people(writtenCount)}.`
        : `E-mail para ${people(writtenCount)}. ${orders(unreachable)} sem e-mail.`,
  }),
  failed: 'Não foi possível enviar. O que você escreveu continua aqui.',
  refusals: {
    'recall-unknown': 'Esta leva ou este lote já não existe.',
    'message-empty': 'Escreva o assunto e a mensagem.',
    'subject-broken': 'O assunto é uma linha só.',
    'nothing-to-stop': 'Nenhuma vela daqui está à venda: o que restava já saiu ou está vendido.',
    'nothing-stopped': 'Nenhuma vela daqui está fora da venda por recolhimento.',
    'nobody-to-write': 'Não há mais ninguém com e-mail para avisar.',
  },
} as const
