import type { MaterialUnit } from '#catalogue/stock/domain/amount.ts'
import { dayAndMonth } from '#ui/copy/calendar.ts'

const amountWords: Readonly<Record<MaterialUnit, string>> = { g: 'em g', ml: 'em ml', piece: 'em unidades' }
const candles = (units: number) => (units === 1 ? '1 vela' : `${units} velas`)
const days = (count: number) => (count === 1 ? 'falta 1 dia' : `faltam ${count} dias`)
const customers = (count: number) => (count === 1 ? '1 cliente' : `${count} clientes`)

export const batchesCopy = {
  title: 'Levas',
  subtitle: 'O que está curando, quando fica pronto e quem espera',
  loadFailed: 'Erro ao carregar as levas',
  curing: 'Curando',
  ended: 'Encerradas há pouco',
  allEnded: 'Encerradas',
  search: 'Buscar por vela ou número da leva',
  tabs: {
    label: 'Levas por status',
    recent: 'Recentes',
    curing: 'Curando',
    ready: 'Prontas',
    failed: 'Perdidas',
  },
  empty: {
    title: 'Nenhuma leva curando',
    text: 'Anote uma leva quando verter a cera: quem encontrar o produto esgotado poderá reservar.',
  },
  facts: (units: number, pouredOn: string, reserved: number) =>
    `${units === 1 ? '1 vela, vertida' : `${units} velas, vertidas`} em ${dayAndMonth(pouredOn)}${
      reserved === 0 ? '' : `, ${describeReserved(reserved)}`
    }`,
  factsOfSizes: (
    sizes: readonly { size: string | null; units: number; reserved: number }[],
    pouredOn: string,
  ) =>
    `${sizes
      .map(
        ({ size, units, reserved }) =>
          `${units} de ${size}${reserved === 0 ? '' : ` (${describeReserved(reserved)})`}`,
      )
      .join(', ')}, vertidas em ${dayAndMonth(pouredOn)}`,
  number: (number: number) => `Leva ${number}`,
  by: (name: string) => `, por ${name}`,
  which: 'Quais tamanhos?',
  ready: 'pronta hoje',
  overdue: (readyOn: string) => `era para ${dayAndMonth(readyOn)}`,
  left: (count: number, readyOn: string) => `${days(count)} · ${dayAndMonth(readyOn)}`,
  states: { ready: 'Pronta', failed: 'Perdida' },
  finish: (units: number) => (units === 0 ? 'Marcar como pronta' : `Pôr ${units} no estoque`),
  finishSizes: 'Pôr no estoque',
  finishSize: (size: string | null, units: number) =>
    units === 0 ? `${size}: todas reservadas` : `${size}: mais ${units}`,
  finishing: 'Salvando...',
  notYet: (readyOn: string) => `Entra no estoque a partir de ${dayAndMonth(readyOn)}, quando você confirmar.`,
  change: 'Atrasou ou não deu certo?',
  changeOf: (name: string) => `a leva de ${name}`,
  late: {
    day: 'Novo dia',
    hint: 'Quem tinha entrega prometida para antes recebe um e-mail e escolhe outro dia ou o reembolso.',
    press: 'Adiar',
  },
  fail: {
    hint: (waiting: number) =>
      waiting === 0
        ? 'Ninguém espera por esta leva.'
        : `${customers(waiting)} ${waiting === 1 ? 'espera' : 'esperam'} por esta leva: recebem um e-mail e escolhem outro dia ou o reembolso. Não dá para desfazer.`,
    sizesHint: (waiting: number) =>
      waiting === 0
        ? 'Ninguém espera por esta leva.'
        : `${customers(waiting)} ${waiting === 1 ? 'espera' : 'esperam'} por esta leva. Quem reservou os tamanhos marcados recebe um e-mail e escolhe outro dia ou o reembolso. Não dá para desfazer.`,
    reason: 'O que houve?',
    reasonHint: 'Fica no caderno da leva; só você lê.',
    press: 'A leva não deu certo',
  },
  waiting: 'Quem espera',
  nobody: 'Ninguém reservou desta leva.',
  waits: (units: number, size: string | null, promisedDay: string | null) => {
    const contents = size === null ? candles(units) : `${candles(units)} de ${size}`
    return promisedDay ? `${contents} · entrega em ${dayAndMonth(promisedDay)}` : contents
  },
  unpaid: 'pagamento pendente',
  mustChoose: 'avisado, ainda não escolheu',
  form: {
    option: (name: string, waiting: number) => (waiting > 0 ? `${name} (${waiting} à espera)` : name),
    title: 'Anotar uma leva',
    product: 'Vela',
    units: 'Quantas velas',
    unitsOfSizes: 'Quantas de cada tamanho?',
    waiting: (people: number) => `${people} à espera`,
    pouredOn: 'Vertida em',
    cureDays: 'Dias de cura',
    pouredBy: 'Quem verteu',
    pouredByHint: 'Aparece como “vertida por Clara”. Em branco, não aparece.',
    cureHint: 'No mínimo 2 dias (48 horas).',
    used: 'O que usou',
    usedHint: 'Já vem pela receita: mude só o que foi diferente.',
    usedOf: (name: string, unit: MaterialUnit) => `${name}, ${amountWords[unit]}`,
    usedLater: 'Informe quantas velas: os materiais da receita aparecem aqui e são descontados ao anotar.',
    leaves: (left: string) => `ficam ${left}`,
    lacks: (held: string) => `só há ${held} em estoque`,
    outOfUse: 'fora de uso',
    loading: 'Buscando a receita...',
    noRecipe: 'Sem receita: nenhum material é descontado.',
    writeRecipe: 'Escrever a receita',
    short: 'Anotar mesmo sem material suficiente',
    press: 'Anotar',
    saving: 'Anotando...',
    noProducts: 'Cadastre um produto antes de anotar uma leva.',
    firstProduct: 'Criar a primeira vela',
  },
  started: (name: string, number: number, readyOn: string) => ({
    title: `Leva ${number} anotada`,
    text: `${name}, pronta em ${dayAndMonth(readyOn)}.`,
  }),
  undone: (name: string) => ({ title: 'Leva desfeita', text: `${name}: os materiais voltaram ao estoque.` }),
  notEnough: (short: readonly { name: string; needed: string; held: string }[]) =>
    `Falta material em estoque: ${short
      .map(({ name, needed, held }) => `${name} (usa ${needed}, há ${held})`)
      .join('; ')}. Confira o que usou, ou marque que quer anotar mesmo assim.`,
  finished: (name: string, units: number) => ({
    title: 'Leva pronta',
    text:
      units === 0 ? `${name}: todas já estavam reservadas.` : `${name}: mais ${candles(units)} no estoque.`,
  }),
  postponed: (name: string, notifiedCount: number) => ({
    title: 'Leva adiada',
    text: notifiedText(name, notifiedCount),
  }),
  failedBatch: (name: string, notifiedCount: number) => ({
    title: 'Leva encerrada',
    text: notifiedText(name, notifiedCount),
  }),
  failed: {
    start: 'Não foi possível anotar a leva. O que você escreveu continua aqui.',
    finish: 'Não foi possível pôr a leva no estoque.',
    postpone: 'Não foi possível adiar a leva.',
    fail: 'Não foi possível encerrar a leva.',
  },
  refusals: {
    'poured-by': 'Informe só o nome de quem verteu, com até 40 caracteres.',
    'poured-day': 'Informe o dia em que as velas foram vertidas: hoje ou nos últimos 60 dias.',
    'cure-days': 'A cura leva de 2 a 60 dias.',
    'batch-units': 'Informe quantas velas, até 999.',
    'product-not-found': 'Este produto ou tamanho já não existe.',
    'used-amount': 'Informe quanto usou, na unidade do material. Zero também vale.',
    'batch-undo-late':
      'Já não dá para desfazer: passou o tempo, alguém reservou, ou houve outro movimento de material.',
    'other-candle': 'Os tamanhos eram de outra vela. Escolha a vela e confira as quantidades.',
    'batch-unnamed': 'Marque ao menos um tamanho.',
    'batch-not-found': 'Esta leva já não existe.',
    'batch-ended': 'Esta leva já foi encerrada.',
    'batch-not-cured': 'Esta leva ainda está curando.',
    reason: 'Escreva o motivo, em até 200 caracteres.',
    'later-day': 'Escolha um dia depois do anterior, de hoje até daqui a 60 dias.',
  },
} as const

function describeReserved(units: number): string {
  return `${units} ${units === 1 ? 'reservada' : 'reservadas'}`
}

function notifiedText(name: string, notifiedCount: number): string {
  return notifiedCount === 0
    ? `${name}: ninguém precisou ser avisado.`
    : `${name}: avisamos ${customers(notifiedCount)} por e-mail.`
}
