import type { RouterContextProvider } from 'react-router'
import { isoDay } from '#domain/sao-paulo-time.ts'
import type { Shop } from '#shop/shop.ts'
import { databaseStateContext, shopOf } from './context.server.ts'

interface Reading {
  readonly state: string
  readonly answer: Promise<unknown>
}

/** What was read last, by question. The oldest goes when there are more. */
const MAX_READINGS = 200
const readingsOf = new WeakMap<Shop, Map<string, Reading>>()

/**
 * What is the same for everybody is read once for as long as nothing at all changes in the database. A customer's first statement
 * asks who she is and in which state the database is; when that is the state of the last reading, reading again could bring
 * nothing else. So nobody ever sees less than her own request would have found. The answer is shared: it must not be changed.
 *
 * A guest's request brings no such statement, and reads; the page cache answers the next one.
 */
export function readOnce<Answer>(
  context: Readonly<RouterContextProvider>,
  question: string,
  read: (shop: Shop) => Promise<Answer>,
): Promise<Answer> {
  const shop = shopOf(context)
  const stored = context.get(databaseStateContext)
  if (stored === null) return read(shop)
  // Prices and pours go by the day, and midnight writes nothing.
  const state = `${stored} ${isoDay(shop.clock.now())}`
  const readings = readingsOf.get(shop) ?? new Map<string, Reading>()
  readingsOf.set(shop, readings)
  const last = readings.get(question)
  if (last?.state === state) return last.answer as Promise<Answer>
  const reading = { state, answer: read(shop) }
  keep(readings, question, reading)
  reading.answer.catch(() => {
    if (readings.get(question) === reading) readings.delete(question)
  })
  return reading.answer
}

function keep(readings: Map<string, Reading>, question: string, reading: Reading): void {
  readings.delete(question)
  readings.set(question, reading)
  const [oldest] = readings.keys()
  if (readings.size > MAX_READINGS && oldest !== undefined) readings.delete(oldest)
}
