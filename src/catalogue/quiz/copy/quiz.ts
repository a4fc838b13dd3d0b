import type { Accord, Moment, Question, Room, Strength } from '#catalogue/quiz/domain/answers.ts'
import type { Reason } from '#catalogue/quiz/domain/rank-candles.ts'
import { quizInvitation } from '#catalogue/search/copy/quiz-invitation.ts'
import { joinList } from '#ui/copy/ui.ts'

export const quizCopy = {
  name: quizInvitation.title,
  description:
    'Quatro perguntas sobre o cômodo, o momento, a intensidade e o que você não suporta. Três velas, com o porquê de cada uma.',
  position: (number: number, total: number) => `Pergunta ${number} de ${total}`,
  back: 'Voltar',
  showResult: 'Ver minhas velas',
  avoidedHint: 'Marque quantas quiser, ou nenhuma.',
  again: 'Responder de novo',
  kit: {
    title: 'Prefere conhecer antes?',
    text: (name: string, count: number) =>
      `No ${name} você escolhe ${count} velas pequenas. As que mais combinam com as suas respostas já vão marcadas.`,
    choose: 'Ver as escolhidas',
  },
  all: 'Ver todas as velas',
  copyLink: 'Copiar o link',
  send: 'Mandar pelo WhatsApp',
  compare: 'Comparar lado a lado',
  message: (title: string, shop: string, address: string) => `${title}, segundo a ${shop}: ${address}`,
  seeCandle: 'Ver a vela',
  soldOut: 'Ver e pedir aviso',
  fallbackReason: 'Das nossas velas, é a que mais se aproxima do que você pediu.',
  none: {
    title: 'Nenhuma vela da casa escapa de tudo isso',
    text: 'Cada uma leva pelo menos uma das notas que você marcou. Tente remover uma delas.',
  },
} as const

export const quizQuestions: Record<Question, { title: string; lead: string }> = {
  room: {
    title: 'Onde ela vai ficar acesa?',
    lead: 'Cômodo pequeno pede perfume mais baixo; sala grande aguenta mais.',
  },
  moment: {
    title: 'Para que momento é a vela?',
    lead: 'O mesmo canto da casa pede perfumes diferentes ao longo do dia.',
  },
  strength: {
    title: 'De quanto perfume você gosta?',
    lead: 'A intensidade das velas vai de 1 a 5.',
  },
  avoided: {
    title: 'O que você não suporta?',
    lead: 'Velas com o que você marcar ficam de fora.',
  },
}

interface Choice {
  label: string
  text: string
}

export const quizChoices: {
  room: Record<Room, Choice>
  moment: Record<Moment, Choice>
  strength: Record<Strength, Choice>
  avoided: Record<Accord, Choice>
} = {
  room: {
    quarto: { label: 'Quarto', text: 'A última luz antes de dormir' },
    sala: { label: 'Sala', text: 'Sofá, conversa, visita' },
    cozinha: { label: 'Cozinha', text: 'Ao lado do que já cheira bem' },
    banheiro: { label: 'Banheiro', text: 'Vapor, toalha, porta fechada' },
    escritorio: { label: 'Escritório', text: 'Mesa, tela, concentração' },
  },
  moment: {
    comecar: { label: 'Começar o dia', text: 'Janela aberta, café passando' },
    desacelerar: { label: 'Desacelerar', text: 'Banho tomado, luz baixa, livro aberto' },
    receber: { label: 'Receber gente', text: 'A mesa posta, a conversa comprida' },
    limpar: { label: 'Renovar o ar', text: 'Casa arrumada, cabeça também' },
  },
  strength: {
    suave: { label: 'Bem suave', text: 'Só percebe quem chega perto' },
    media: { label: 'Na medida', text: 'Acompanha sem tomar conta da casa' },
    marcante: { label: 'Marcante', text: 'Dá para sentir do corredor' },
  },
  avoided: {
    doce: { label: 'Doce', text: 'Baunilha, mel, coco, cacau' },
    floral: { label: 'Floral', text: 'Rosa, jasmim, lavanda' },
    citrico: { label: 'Cítrico', text: 'Limão, laranja, bergamota' },
    especiarias: { label: 'Especiarias', text: 'Canela, cravo, pimenta' },
    ervas: { label: 'Ervas', text: 'Eucalipto, alecrim, hortelã' },
    defumado: { label: 'Defumado', text: 'Incenso, tabaco, torrado' },
  },
}

const forMoment: Record<Moment, string> = {
  comecar: 'começar o dia',
  desacelerar: 'desacelerar',
  receber: 'receber gente',
  limpar: 'limpar o ar',
}

const inRoom: Record<Room, string> = {
  quarto: 'o quarto',
  sala: 'a sala',
  cozinha: 'a cozinha',
  banheiro: 'o banheiro',
  escritorio: 'o escritório',
}

const strengthWords: Record<Strength, string> = { suave: 'suave', media: 'na medida', marcante: 'marcante' }

const avoidedNouns: Record<Accord, string> = {
  doce: 'doce',
  floral: 'floral',
  citrico: 'cítrico',
  especiarias: 'especiarias',
  ervas: 'ervas',
  defumado: 'defumado',
}

const fledFrom: Record<Accord, string> = {
  doce: 'do doce',
  floral: 'do floral',
  citrico: 'do cítrico',
  especiarias: 'das especiarias',
  ervas: 'das ervas',
  defumado: 'do defumado',
}

const counted = ['', 'Uma vela', 'Duas velas', 'Três velas']

export const resultTitle = (count: number, moment: Moment): string =>
  `${counted[count] ?? ''} para ${forMoment[moment]}`

interface Answered {
  room: Room
  strength: Strength
  avoided: readonly Accord[]
}

/** For example 'Você pediu perfume suave para o quarto, sem doce nem floral.' */
export function resultLead({ room, strength, avoided }: Answered): string {
  const without = avoided.map((accord) => avoidedNouns[accord]).join(' nem ')
  const wish = `Você pediu perfume ${strengthWords[strength]} para ${inRoom[room]}`
  return without ? `${wish}, sem ${without}.` : `${wish}.`
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const metres = ({ from, to }: { from: number; to: number }) =>
  from > 0 && from < to ? `${from}\u00a0a\u00a0${to}\u00a0m²` : `até ${to}\u00a0m²`

export function reasonAtLength(
  reason: Reason,
  { room, moment, strength }: Answered & { moment: Moment },
): string {
  switch (reason.kind) {
    case 'moment':
      return reason.notes.length > 0
        ? `Porque você quer ${forMoment[moment]}: leva ${joinList(reason.notes.map(lowered))}.`
        : `Porque você quer ${forMoment[moment]}: combina com ${joinList(reason.settings.map(lowered))}.`
    case 'room':
      return `Porque é para ${inRoom[room]}: rende bem em ambientes de ${metres(reason.size)}.`
    case 'strength':
      return `Porque você prefere perfume ${strengthWords[strength]}: intensidade ${reason.level} de 5.`
    case 'avoided':
      return `Porque você fugiu ${joinList(reason.accords.map((accord) => fledFrom[accord]))}: não há nada disso nas notas dela.`
  }
}

export function shortReason(reason: Reason): string {
  switch (reason.kind) {
    case 'moment':
      return reason.notes.length > 0 ? `Leva ${joinList(reason.notes.map(lowered))}.` : ''
    case 'room':
      return `Rende bem em ambientes de ${metres(reason.size)}.`
    case 'strength':
      return `Intensidade ${reason.level} de 5.`
    case 'avoided':
      return ''
  }
}
