import { describe, expect, test } from 'vitest'
import { accords, moments, type QuizAnswers, readAnswers, rooms, strengths, writeAnswers } from './answers.ts'
import { chooseReasons, type QuizCandle, rankCandles } from './rank-candles.ts'
import { scentProfile } from './scent-profile.ts'

const candle = (slug: string, specifications: Record<string, string>, stockQuantity = 5): QuizCandle => ({
  id: slug,
  slug,
  stockQuantity,
  specifications,
})

const lavender = candle('lavanda', {
  Topo: 'Lavanda',
  Coração: 'Camomila',
  Fundo: 'Almíscar, feno',
  Intensidade: '2 – Suave',
  'Ambiente ideal': '8 a 15 m²',
  'Combina com': 'Quarto, antes de dormir',
})
const cinnamon = candle('canela', {
  Topo: 'Laranja-doce',
  Coração: 'Canela em pau, cravo',
  Fundo: 'Baunilha',
  Intensidade: '4 – Marcante',
  'Ambiente ideal': '15 a 25 m²',
  'Combina com': 'Sala, jantar',
})
const rosemary = candle('alecrim', {
  Topo: 'Eucalipto',
  Coração: 'Alecrim',
  Fundo: 'Cedro branco',
  Intensidade: '3',
})
const untold = candle('surpresa', {})
const house = [cinnamon, untold, rosemary, lavender]

const calm: QuizAnswers = { room: 'quarto', moment: 'desacelerar', strength: 'suave', avoided: [] }
const slugs = (answers: QuizAnswers, candles = house) =>
  rankCandles(candles, answers).map((p) => p.candle.slug)

describe('the recommendations of the quiz', () => {
  test('recommends first the candle whose notes, strength and room match, with each as a reason', () => {
    const [first] = rankCandles(house, calm)
    expect(first?.candle).toBe(lavender)
    expect(first?.reasons).toEqual([
      { kind: 'moment', notes: ['Lavanda', 'Camomila', 'Almíscar'], settings: ['Quarto', 'antes de dormir'] },
      { kind: 'room', size: { from: 8, to: 15 } },
      { kind: 'strength', level: 2 },
    ])
  })

  test('leave out what the customer rejects and candles without notes', () => {
    expect(slugs({ ...calm, avoided: ['floral'] })).toEqual(['alecrim', 'canela'])
    expect(slugs({ ...calm, avoided: ['doce', 'floral', 'ervas'] })).toEqual([])
    for (const room of rooms)
      for (const moment of moments)
        for (const strength of strengths)
          for (const accord of accords)
            for (const proposal of rankCandles(house, { room, moment, strength, avoided: [accord] }))
              expect(scentProfile(proposal.candle.specifications).accords.has(accord)).toBe(false)
  })

  test('show sold-out candles last, however well they match', () => {
    expect(slugs(calm, [{ ...lavender, stockQuantity: 0 }, cinnamon, rosemary])).toEqual([
      'alecrim',
      'canela',
      'lavanda',
    ])
  })

  test('gives the same candles for the same answers in any order', () => {
    expect(slugs(calm, house.toReversed())).toEqual(slugs(calm, house))
  })

  test('each card begins with a different reason', () => {
    const twice = [lavender, { ...lavender, slug: 'lavanda-2' }, { ...lavender, slug: 'lavanda-3' }]
    const reasons = chooseReasons(rankCandles(twice, { ...calm, avoided: ['doce'] }))
    expect(reasons.map(({ first }) => first?.kind)).toEqual(['moment', 'room', 'strength'])
    expect(chooseReasons(rankCandles([untold], calm))).toEqual([{ first: null, second: null }])
  })
})

test.each([
  ['Limão-cravo', ['citrico']],
  ['Flor de sal', []],
  ['Mel de laranjeira', ['doce']],
  ['Café torrado', ['defumado']],
  ['Leite de coco', ['doce']],
])('%s smells of %j', (note, expected) => {
  const { accords } = scentProfile({ Topo: note, Coração: 'água', Fundo: 'pedra' })
  expect([...accords]).toEqual(expected)
})

describe('answers in the address', () => {
  const read = (query: string) => readAnswers(new URLSearchParams(query))

  test('are read as they were written', () => {
    const answers: QuizAnswers = { ...calm, avoided: ['doce', 'floral'] }
    expect(writeAnswers(answers)).toEqual({
      comodo: 'quarto',
      momento: 'desacelerar',
      intensidade: 'suave',
      evitar: 'doce-floral',
    })
    expect(read(new URLSearchParams(writeAnswers(answers)).toString())).toEqual(answers)
    expect(read(new URLSearchParams(writeAnswers(calm)).toString())).toEqual(calm)
  })

  test('are read one by one when a form without JavaScript sends them', () => {
    const sent = 'comodo=sala&momento=receber&intensidade=media&evitar=nada&evitar=floral&evitar=doce'
    expect(read(sent).avoided).toEqual(['doce', 'floral'])
  })

  test('nonsense was not answered, and neither was what follows it', () => {
    expect(read('comodo=quarto&momento=nunca&intensidade=suave&evitar=nada')).toEqual({ room: 'quarto' })
    expect(read('evitar=tudo')).toEqual({})
  })
})
