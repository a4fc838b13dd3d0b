import type { Hours, Shift } from '#delivery/calendar/domain/shifts.ts'
import { saoPauloTime } from '#platform/domain/sao-paulo-time.ts'

const candles = (count: number) => (count === 1 ? '1 vela' : `${count} velas`)
const orders = (count: number) => (count === 1 ? '1 pedido' : `${count} pedidos`)
const stops = (count: number) => (count === 1 ? '1 parada' : `${count} paradas`)

const shifts: Readonly<Record<Shift, string>> = { morning: 'Manhã', afternoon: 'Tarde', evening: 'Noite' }
const inShift: Readonly<Record<Shift, string>> = {
  morning: 'de manhã',
  afternoon: 'à tarde',
  evening: 'à noite',
}

const clock = (time: string) => {
  const [hour = '', minute] = time.split(':')
  return `${Number(hour)}h${minute === '00' ? '' : minute}`
}

const greetings = { morning: 'Bom dia', afternoon: 'Boa tarde', evening: 'Boa noite' } as const

function greeting(now: Date, name: string): string {
  const { hour } = saoPauloTime(now)
  const words = hour < 12 ? greetings.morning : hour < 18 ? greetings.afternoon : greetings.evening
  const [first] = name.trim().split(/\s+/)
  return first ? `${words}, ${first}` : words
}

export const todayCopy = {
  title: 'Hoje',
  greeting,
  loadFailed: 'Erro ao carregar o dia',
  jump: 'Ir para',
  tiles: {
    pack: (count: number) => (count === 1 ? 'vela para embalar' : 'velas para embalar'),
    deliver: (count: number) => (count === 1 ? 'entrega para sair' : 'entregas para sair'),
    pix: () => 'Pix a conferir',
    batch: (count: number) => (count === 1 ? 'vela para fazer' : 'velas para fazer'),
    later: (count: number) =>
      count === 1 ? 'pedido para os próximos dias' : 'pedidos para os próximos dias',
    reviews: (count: number) => (count === 1 ? 'avaliação para ler' : 'avaliações para ler'),
    returns: (count: number) => (count === 1 ? 'troca ou coleta' : 'trocas e coletas'),
    answer: (count: number) => (count === 1 ? 'ponto para resolver' : 'pontos para resolver'),
  },
  pack: {
    title: 'Para embalar',
    summary: (units: number, boxes: number, pickedCount: number) =>
      `${candles(units)} em ${boxes === 1 ? '1 caixa' : `${boxes} caixas`}${pickedCount > 0 ? `, ${pickedCount} já ${pickedCount === 1 ? 'separada' : 'separadas'}` : ''}`,
    row: (size: string | null, count: number) => [size, `em ${orders(count)}`].filter(Boolean).join(', '),
    missing: (count: number) => (count === 1 ? 'falta 1' : `faltam ${count}`),
    print: (count: number) => (count === 1 ? 'Imprimir a etiqueta' : `Imprimir as ${count} etiquetas`),
    packed: (count: number) => (count === 1 ? 'Embalei o pedido' : `Embalei os ${count} pedidos`),
    packing: 'Marcando...',
    each: 'Ver pedido por pedido',
    choose: 'Pedidos para embalar',
    empty: 'Nada para embalar',
  },
  deliver: {
    title: 'Para entregar',
    parcels: 'Para postar',
    post: (count: number) => (count === 1 ? 'Postar o pacote' : `Postar os ${count} pacotes`),
    shift: (shift: Shift | null, hours: Hours | null) => {
      if (shift === null) return 'Sem turno marcado'
      return hours ? `${shifts[shift]}, das ${clock(hours.from)} às ${clock(hours.until)}` : shifts[shift]
    },
    summary: (count: number, way: string, time: string) => `${stops(count)}, ${way}, ${time}`,
    stops,
    map: (shift: Shift | null, places: readonly string[]) =>
      `Rota${shift ? ` ${inShift[shift]}` : ''}: saída do ateliê, ${places.map((place, index) => `${index + 1} ${place}`).join(', ')}, e de volta`,
    workshop: 'Ateliê',
    part: (from: number, until: number, total: number) => {
      if (from === 1 && until === total) return 'Abrir a rota no Google Maps'
      return from === until ? `Rota no Maps: parada ${from}` : `Rota no Maps: paradas ${from} a ${until}`
    },
    ship: (count: number) => (count === 1 ? 'Marcar 1 como enviado' : `Marcar ${count} como enviados`),
    late: (day: string) => `Prometido para ${day}`,
    packed: 'Embalado',
    toPack: 'Falta embalar',
    onTheWay: 'A caminho',
    contents: candles,
    delivered: 'Entreguei',
    deliveredOf: (name: string) => `Entreguei para ${name}`,
    handedOver: 'Saiu para entrega',
    handedOverOf: (name: string) => `O pedido de ${name} saiu para entrega`,
    pickups: 'Para retirar no ateliê',
    pickupCode: (code: string) => `Código de retirada ${code}`,
    ready: 'Pronto para retirar',
    readyOf: (name: string) => `Pronto para retirar: pedido de ${name}`,
    collected: 'Retirou',
    collectedOf: (name: string) => `${name} retirou o pedido`,
    empty: 'Nenhuma entrega hoje',
    gift: 'Presente',
  },
  returns: {
    title: 'Trocas e coletas',
    kinds: {
      send: (candles: string) => `Outra vela, sem custo: ${candles}`,
      collect: (candles: string) => `Buscar: ${candles}`,
    },
    noDay: 'Sem dia combinado',
    late: (day: string) => `Era para ${day}`,
    arrange: 'Combinar o dia',
    collected: 'Buscamos: registrar a chegada',
  },
  refunds: {
    title: 'Dinheiro a devolver',
    law: (day: string) => `Desistência da compra: por lei, devolver de imediato, até ${day}.`,
    late: (day: string) => `Desistência da compra: o prazo da lei era ${day}.`,
    pixKey: (key: string) => `Chave Pix: ${key}`,
    cancelled: 'Pedido cancelado, e o dinheiro ainda está com a loja.',
    give: (amount: string) => `Devolver ${amount}`,
    giveTo: (amount: string, name: string) => `Devolver ${amount} a ${name}`,
  },
  reviews: {
    title: 'Avaliações para ler',
    nameless: 'Sem nome',
    row: (stars: number, product: string) => `${stars === 1 ? '1 estrela' : `${stars} estrelas`}, ${product}`,
    all: (count: number) => (count === 1 ? 'Ler e decidir' : `Ler e decidir as ${count}`),
  },
  later: {
    title: 'Próximos dias',
    day: (day: string, shift: Shift | null) => (shift ? `${day}, ${inShift[shift]}` : day),
  },
  pix: {
    title: 'Pix a conferir',
    confirm: 'Caiu na conta',
    all: 'Conferir com o extrato',
    more: (count: number) => (count === 1 ? 'Mais 1 Pix' : `Mais ${count} Pix`),
    empty: 'Nenhum Pix esperando',
  },
  batch: {
    title: 'Para fazer',
    units: (count: number) => `${count} un.`,
    gone: 'Sem estoque.',
    lasts: (days: number) =>
      days === 0 ? 'Acaba hoje.' : `Dá para ${days === 1 ? '1 dia' : `${days} dias`}.`,
    noPace: 'Sem venda nas últimas 4 semanas.',
    minimum: (count: number) => `Mínimo ${count}.`,
    enough: 'Há material.',
    lacks: (candles: number, first: string | null) =>
      `${first ? `Falta ${first}` : 'Falta material'}: dá para ${candles === 1 ? '1 vela' : `${candles} velas`}.`,
    batch: 'Fazer',
    batchOne: (name: string) => `Fazer ${name}`,
    more: (count: number) => (count === 1 ? 'Mais 1 vela' : `Mais ${count} velas`),
    legend: 'O traço marca o mínimo. O ritmo é o das últimas 4 semanas.',
    write: 'Anotar uma leva',
    count: 'Contar estoque',
    empty: 'O estoque de todas as velas está folgado',
    noCandle: 'Ainda não há velas. Cadastre a primeira em Produtos.',
  },
  share: {
    title: 'Agora cada tamanho tem o seu estoque.',
    text: 'O estoque antigo ficou todo no tamanho padrão. Conte uma vez quanto há de cada tamanho.',
    count: 'Dividir agora',
    isRight: 'Já está certo',
    failed: 'Não foi possível salvar. Tente de novo.',
  },
  answer: {
    title: 'Para resolver',
    open: 'Ver o pedido',
    all: 'Ver todos os avisos',
    empty: 'Ninguém espera resposta',
  },
} as const
