import type { Specifications } from '#catalogue/products/domain/product-facts.ts'
import { plainNote } from '#catalogue/products/domain/scent-notes.ts'
import type { Accord, Moment, QuizAnswers, Room, Strength } from './answers.ts'
import { type ScentProfile, scentProfile } from './scent-profile.ts'

export interface QuizCandle {
  id: string
  slug: string
  stockQuantity: number
  specifications: Specifications
}

export type Reason =
  | { kind: 'moment'; notes: readonly string[]; settings: readonly string[] }
  | { kind: 'room'; size: { from: number; to: number } }
  | { kind: 'strength'; level: number }
  | { kind: 'avoided'; accords: readonly Accord[] }

export interface Proposal<Candle extends QuizCandle = QuizCandle> {
  candle: Candle
  score: number
  reasons: readonly Reason[]
}

const momentWords: Record<Moment, { notes: RegExp; settings: RegExp }> = {
  comecar: {
    notes:
      /\b(limao|capim|bergamota|cidra|laranja|gengibre|verbena|hortela|manjericao|cha verde|petitgrain|neroli)/,
    settings: /\b(manha|varanda|cafe da manha|janela|primavera)/,
  },
  desacelerar: {
    notes: /\b(lavanda|camomila|cha|almiscar|algodao|feno|sandalo|salvia|heliotropio|leite)/,
    settings: /\b(dormir|banho|leitura|livro|cha|silencio|ioga|chuva|quarto)/,
  },
  receber: {
    notes:
      /\b(canela|anis|cravo|cardamomo|baunilha|cacau|cafe|ambar|figo|rosa|jasmim|mel|acafrao|flor de laranjeira)/,
    settings: /\b(sala|jantar|visita|mesa posta|mesa de festa|vinho|almoco|jazz|vinil)/,
  },
  limpar: {
    notes: /\b(eucalipto|hortela|alecrim|palo santo|olibano|mirra|limao|salvia|capim|cedro branco|cipreste)/,
    settings: /\b(arrumada|recomeco|lavabo|limpeza|banho|ioga)/,
  },
}

/** Typical room size in São Paulo, in square metres, and the setting words that match the room. */
const roomFacts: Record<Room, { from: number; to: number; settings: RegExp }> = {
  quarto: { from: 8, to: 15, settings: /\b(quarto|dormir|penteadeira|cama)/ },
  sala: { from: 15, to: 25, settings: /\b(sala|jantar|visita|vinil|vinho|leitura)/ },
  cozinha: { from: 6, to: 14, settings: /\b(cozinha|almoco|mesa posta|cafe)/ },
  banheiro: { from: 3, to: 8, settings: /\b(banho|banheiro|lavabo)/ },
  escritorio: { from: 6, to: 14, settings: /\b(escritorio|trabalho|estante|silencio)/ },
}

const levelsOf: Record<Strength, readonly number[]> = { suave: [1, 2], media: [3], marcante: [4, 5] }

/** Candles in stock come first, then the best matches. Excludes disliked scents, and unknown scents if anything is disliked. */
export function rankCandles<Candle extends QuizCandle>(
  candles: readonly Candle[],
  answers: QuizAnswers,
): Proposal<Candle>[] {
  return candles
    .flatMap((candle) => {
      const profile = scentProfile(candle.specifications)
      return mayBeProposed(profile, answers.avoided) ? [propose(candle, profile, answers)] : []
    })
    .sort(
      (a, b) =>
        Number(isSoldOut(a)) - Number(isSoldOut(b)) ||
        b.score - a.score ||
        (a.candle.slug < b.candle.slug ? -1 : 1),
    )
}

const isSoldOut = ({ candle }: Proposal) => candle.stockQuantity <= 0

function mayBeProposed(profile: ScentProfile, avoided: readonly Accord[]): boolean {
  if (avoided.length === 0) return true
  return profile.notes.length > 0 && !avoided.some((accord) => profile.accords.has(accord))
}

function propose<Candle extends QuizCandle>(
  candle: Candle,
  profile: ScentProfile,
  answers: QuizAnswers,
): Proposal<Candle> {
  const parts = [
    scoreMoment(profile, answers.moment),
    scoreRoom(profile, answers.room),
    scoreStrength(profile, answers.strength),
  ]
  const reasons = parts.flatMap(({ reason }) => reason ?? [])
  if (answers.avoided.length > 0) reasons.push({ kind: 'avoided', accords: answers.avoided })
  return { candle, score: parts.reduce((sum, { points }) => sum + points, 0), reasons }
}

interface Score {
  points: number
  reason?: Reason
}

const MAX_NOTES = 3

function scoreMoment(profile: ScentProfile, moment: Moment): Score {
  const words = momentWords[moment]
  const notes = profile.notes.filter((note) => words.notes.test(plainNote(note))).slice(0, MAX_NOTES)
  const settings = profile.settings.filter((setting) => words.settings.test(plainNote(setting)))
  const points = 2 * notes.length + (settings.length > 0 ? 2 : 0)
  return points > 0 ? { points, reason: { kind: 'moment', notes, settings } } : { points }
}

/** The owner's setting outranks the typical room size. Candles for larger rooms score worse. */
function scoreRoom({ settings, size }: ScentProfile, room: Room): Score {
  const facts = roomFacts[room]
  const points = settings.some((setting) => facts.settings.test(plainNote(setting))) ? 4 : 0
  if (!size) return { points }
  const fits = size.from <= facts.to && facts.from <= size.to
  return fits ? { points: points + 3, reason: { kind: 'room', size } } : { points }
}

function scoreStrength({ level }: ScentProfile, strength: Strength): Score {
  if (level === null) return { points: 0 }
  const distance = Math.min(...levelsOf[strength].map((wantedLevel) => Math.abs(wantedLevel - level)))
  if (distance === 0) return { points: 5, reason: { kind: 'strength', level } }
  return { points: distance === 1 ? 1 : -6 }
}

export interface ChosenReasons {
  first: Reason | null
  second: Reason | null
}

/** Each card starts with a different reason if possible, to avoid repetition. */
export function chooseReasons(proposals: readonly Proposal<QuizCandle>[]): ChosenReasons[] {
  const used = new Set<Reason['kind']>()
  return proposals.map(({ reasons }) => {
    const first = reasons.find(({ kind }) => !used.has(kind)) ?? reasons[0] ?? null
    if (first) used.add(first.kind)
    const second = reasons.find((reason) => reason !== first && reason.kind !== 'avoided') ?? null
    return { first, second }
  })
}
