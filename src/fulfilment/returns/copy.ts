import { replacementCopy } from '#orders/copy/replacements.ts'
import type { ReplacementStep, ReturnKind, ReturnState, ReturnWay } from '#orders/returns/order-return.ts'

export const returnReasons: Readonly<Record<ReturnKind, string>> = {
  cancellation: 'Desistência antes do envio',
  withdrawal: 'Desistência da compra',
  broken: 'Chegou quebrada ou com defeito',
  wrong: 'Chegou a vela errada',
}

export const withdrawalCopy = {
  title: 'Desistir da compra',
  cancelTitle: 'Cancelar pedido',
  lead: 'Você pode desistir sem dizer por quê.',
  until: (day: string) => `Você pode desistir até ${day}, sete dias depois da entrega, sem dizer por quê.`,
  what: 'O que você quer devolver?',
  how: 'Como as velas voltam?',
  ways: {
    courier: { label: 'Combinar a coleta', detail: 'Sem custo. Falamos com você para marcar o dia.' },
    posted: {
      label: 'Devolvo pelo correio',
      detail: 'Sem custo. Mandamos um código de postagem, e você leva a caixa à agência.',
    },
    workshop: { label: 'Entrego no ateliê', detail: 'No horário de atendimento.' },
  } satisfies Record<ReturnWay, { label: string; detail: string }>,
  reason: 'Quer nos contar o motivo?',
  howItGoes:
    'O dinheiro volta do mesmo jeito que foi pago. O comprovante da desistência chega na hora por e-mail.',
  submit: (units: number) => (units === 1 ? 'Desistir de 1 vela' : `Desistir de ${units} velas`),
  submitPlain: 'Desistir',
  busy: 'Enviando...',
  cancel: {
    text: (amount: string, hasFreight: boolean) =>
      `O pedido ainda não saiu do ateliê. Ao cancelar, devolvemos ${amount}${hasFreight ? ', com o frete,' : ''} do mesmo jeito que foi pago.`,
    press: 'Cancelar o pedido inteiro',
    part: 'Desistir só de uma parte',
    partText: 'O resto do pedido segue como combinado. O frete volta só com o pedido inteiro.',
  },
  over: {
    title: (day: string) => `O prazo terminou em ${day}`,
    text: 'Algo errado com a vela? Para isso o prazo é maior, e a gente resolve.',
    complaint: 'Contar o que chegou errado',
  },
  nothing: {
    title: 'Não há o que devolver neste pedido',
    text: 'Ele não foi pago, foi cancelado ou já foi devolvido por inteiro.',
  },
  failed: 'Não conseguimos registrar a desistência',
  lost: 'A resposta não chegou. Confira sua conexão e tente de novo: nada é pedido duas vezes.',
  keepFailed: 'Não conseguimos desfazer a devolução',
  done: {
    asked: { title: 'Desistência recebida', text: 'O comprovante está a caminho do seu e-mail.' },
    kept: { title: 'Combinado', text: 'As velas ficam com você.' },
    cancelled: { title: 'Pedido cancelado', text: 'O comprovante está a caminho do seu e-mail.' },
    'given-up': { title: 'Desistência recebida', text: 'O resto do pedido segue como combinado.' },
  },
} as const

export const returnFormCopy = {
  goBack: 'Voltar ao pedido',
  bought: (quantity: number) => (quantity === 1 ? 'você comprou 1' : `você comprou ${quantity}`),
  quantityOf: (name: string) => `Quantidade de ${name}`,
  none: 'Nenhuma',
  units: (quantity: number) => (quantity === 1 ? '1 vela' : `${quantity} velas`),
  back: 'O que volta para você',
  candles: 'Velas',
  candlesShared: 'Velas, com descontos e extras da compra',
  freight: 'Frete',
  freightOnlyWhole: 'só ao devolver tudo',
  receive: 'Você recebe',
  choose: 'Escolha as velas e mostramos quanto volta.',
  pixKey: 'Sua chave Pix',
  pixKeyHint: 'Para onde mandamos o dinheiro: CPF, CNPJ, telefone, e-mail ou chave aleatória.',
} as const

export const returnStatusCopy = {
  title: (kind: ReturnKind, state: ReturnState, isRefundFailed: boolean): string => {
    if (state === 'refunded' && isRefundFailed) return 'O reembolso não foi concluído'
    const isReported = kind === 'broken' || kind === 'wrong'
    if (state === 'asked') return isReported ? 'Recebemos o seu relato' : 'Desistência recebida'
    if (state === 'refunded') return 'Reembolso encaminhado'
    if (state === 'exchanged') return 'Vamos enviar outra vela'
    return state === 'declined' ? 'Respondemos ao seu relato' : 'As velas ficaram com você'
  },
  askedOn: (day: string) => `Recebido em ${day}.`,
  willReceive: (amount: string) => `Vamos devolver ${amount}.`,
  toKey: 'O dinheiro vai por Pix para a chave que você informou.',
  answerIn: (hasPhotos: boolean) =>
    hasPhotos
      ? 'Olhamos as suas fotos e respondemos em até cinco dias.'
      : 'Lemos o que você contou e respondemos em até cinco dias.',
  refunded: (amount: string, day: string) => `${amount}, em ${day}, do mesmo jeito que foi pago.`,
  refundFailed: (amount: string) =>
    `O banco não aceitou o reembolso e o valor voltou para a loja. Vamos devolver ${amount} de outro jeito e falamos com você para combinar.`,
  exchanged: 'Você recebe outra, sem custo, e combinamos a entrega com você.',
  sent: (day: string) => `A outra vela saiu do ateliê em ${day}.`,
  ways: {
    courier: 'Vamos combinar com você quando o motoboy busca. Deixe as velas na embalagem, se ainda tiver.',
    posted:
      'Mandamos a você um código de postagem, sem custo: é só levar a caixa à agência. Embale bem as velas, se puder na mesma embalagem.',
    workshop: 'Traga as velas ao ateliê quando puder. Se ainda tiver, venha com a embalagem.',
  } satisfies Record<ReturnWay, string>,
  posting: {
    code: (code: string) =>
      `Leve a caixa à agência e mostre o código ${code}: não custa nada. Embale bem as velas, se puder na mesma embalagem.`,
    label: (code: string | null) =>
      `A etiqueta está paga${code ? `, código ${code}` : ''}. Imprima, cole na caixa e leve à agência. Embale bem as velas, se puder na mesma embalagem.`,
    print: 'Imprimir a etiqueta',
    away: {
      title: 'A etiqueta não abriu',
      text: 'A transportadora não respondeu. Tente de novo daqui a pouco, ou responda ao nosso e-mail.',
    },
  },
  collection: (day: string) => `O motoboy busca ${day}. Deixe as velas na embalagem, se ainda tiver.`,
  received: (day: string) => `As velas chegaram ao ateliê em ${day}.`,
  mind: 'Mudou de ideia?',
  keep: 'Ficar com as velas',
} as const

export const adminReturnCopy = {
  titles: {
    cancellation: 'Desistência antes do envio',
    withdrawal: 'Desistência da compra',
    broken: 'Chegou quebrada ou com defeito',
    wrong: 'Chegou a vela errada',
  } satisfies Record<ReturnKind, string>,
  asked: (time: string) => `Pedida ${time}.`,
  refundAtOnce: (day: string) => `Por lei, devolver de imediato: ${day} (CDC, art. 49).`,
  late: (day: string) => `Atrasado: o prazo era ${day}.`,
  answerBy: (day: string) => `Responder até ${day} (Decreto 7.962/2013, art. 4º).`,
  ways: {
    courier: 'Buscar na casa do cliente',
    posted: 'O cliente devolve pelo correio, por conta da loja',
    workshop: 'O cliente traz ao ateliê',
  } satisfies Record<ReturnWay, string>,
  label: {
    buy: 'Comprar etiqueta da devolução',
    again: 'Tentar de novo',
    none: 'Ainda sem etiqueta',
    code: 'Código de postagem',
    send: 'Mandar o código',
    bought: (code: string | null, cost: string | null) =>
      ['Etiqueta da devolução', code, cost && `custou ${cost}`].filter(Boolean).join(', '),
    typed: (code: string) => `Código de postagem ${code}`,
  },
  nothingToFetch: 'As velas não saíram e já estão no estoque',
  worthNothing: 'Um cupom pagou por inteiro: não há dinheiro a devolver',
  wants: { refund: 'Prefere o reembolso', exchange: 'Prefere outra vela' },
  reason: (words: string) => `“${words}”`,
  pixKey: (key: string) => `Chave Pix: ${key}`,
  photo: (place: number) => `Foto ${place} do cliente`,
  states: {
    asked: 'Esperando você',
    refunded: 'Dinheiro devolvido',
    exchanged: 'Outra vela prometida',
    declined: 'Respondida',
    kept: 'O cliente ficou com as velas',
  } satisfies Record<ReturnState, string>,
  refundFailed: 'Reembolso não concluído',
  refund: (amount: string) => `Devolver ${amount}`,
  recorded: (amount: string) => `Já devolvi ${amount} por Pix`,
  exchange: 'Mandar outra vela',
  sendOn: { courier: 'Dia da entrega', pickup: 'Dia em que fica pronta', carrier: 'Dia da postagem' },
  promised: (day: string, step: ReplacementStep) =>
    `Outra vela para ${day}: ${{ open: 'falta embalar', packed: 'embalada, falta sair', sent: 'já saiu' }[step]}`,
  sentOn: (day: string) => `A outra vela saiu em ${day}`,
  goodsCost: (amount: string | null) =>
    amount ? `Custo das velas da troca: ${amount}` : 'Custo das velas da troca: não informado no cadastro',
  moveDay: 'Mudar o dia da troca',
  rideCost: 'Quanto custou o motoboy desta devolução',
  saveRideCost: 'Salvar o custo',
  others: 'Outras respostas e a coleta',
  decline: 'Responder sem trocar nem devolver',
  declineWords: 'Sua resposta, que o cliente lê',
  collectOn: 'Dia da coleta',
  collection: (day: string) => `Coleta ${day}`,
  arrange: 'Marcar a coleta',
  restock: 'Podem ser vendidas de novo: voltam ao estoque',
  receive: 'As velas chegaram',
  received: (day: string, isRestocked: boolean) =>
    isRestocked ? `Recebidas em ${day}, de volta ao estoque` : `Recebidas em ${day}, fora do estoque`,
  busy: replacementCopy.busy,
  failed: replacementCopy.failed,
  done: {
    exchanged: { title: 'Troca marcada', text: 'Está em Hoje, e quem comprou recebe um e-mail com o dia.' },
    steps: {
      open: 'De volta para embalar',
      packed: 'Outra vela embalada',
      sent: 'A outra vela saiu',
    } satisfies Record<ReplacementStep, string>,
    rideCost: { title: 'Custo salvo' },
    declined: { title: 'Resposta enviada', text: 'O cliente recebe um e-mail com as suas palavras.' },
    labelled: { title: 'Etiqueta comprada', text: 'O cliente recebe um e-mail e imprime no próprio pedido.' },
    code: { title: 'Código salvo', text: 'O cliente recebe um e-mail com ele.' },
    arranged: { title: 'Coleta marcada', text: 'O cliente recebe um e-mail.' },
    received: { title: 'Velas recebidas', text: 'O cliente vê isso no pedido.' },
  },
} as const

export const complaintCopy = {
  title: 'Algo chegou errado',
  lead: 'Sentimos muito. Conte o que houve e escolha: mandamos outra ou devolvemos o dinheiro.',
  until: (day: string) => `Você pode contar até ${day}.`,
  kind: 'O que aconteceu?',
  kinds: { broken: 'Chegou quebrada ou com defeito', wrong: 'Não era a vela que pedi' },
  which: { broken: 'O que quebrou ou veio com defeito?', wrong: 'O que veio errado?' },
  remedy: 'O que você prefere?',
  remedies: {
    exchange: { label: 'Receber outra', detail: 'Sem custo, com a entrega combinada.' },
    refund: { label: 'O reembolso', detail: 'Do mesmo jeito que foi pago.' },
  },
  worthNothing: 'Um cupom pagou estas velas por inteiro: não há dinheiro a devolver.',
  words: 'Conte um pouco',
  wordsHint: {
    broken: 'O que quebrou: o vidro, a tampa, a vela? Como chegou a caixa?',
    wrong: 'Qual vela, ou qual tamanho, veio no lugar?',
  },
  photos: {
    label: 'Fotos',
    hint: 'Até quatro. Só você e o ateliê veem.',
    chosen: (count: number) => (count === 1 ? '1 foto escolhida' : `${count} fotos escolhidas`),
  },
  pixKeyHint: 'Só se você preferir o reembolso.',
  howItGoes: 'Respondemos em até cinco dias. O comprovante chega na hora por e-mail.',
  submit: 'Enviar relato',
  busy: 'Enviando...',
  failed: 'Não conseguimos enviar o relato',
  lost: 'A resposta não chegou. O que você escreveu continua aqui: tente de novo, e o relato chega uma vez só.',
  over: (day: string) => `O prazo para contar terminou em ${day}. Escreva para a gente mesmo assim.`,
  none: 'Este pedido ainda não saiu do ateliê, ou já foi devolvido.',
  done: {
    title: 'Relato recebido',
    text: (unreadable: number) => {
      if (unreadable === 0) return 'O comprovante está a caminho do seu e-mail.'
      const subject =
        unreadable === 1 ? 'Uma foto não abriu e ficou' : `${unreadable} fotos não abriram e ficaram`
      return `${subject} de fora; o resto chegou. O comprovante está a caminho do seu e-mail.`
    },
  },
  photo: (place: number) => `Foto ${place} que você enviou`,
} as const
