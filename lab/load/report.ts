import { ms, printTable } from '../bench/table.ts'
import type { OverloadReport } from './overload.ts'
import type { Tally } from './tally.ts'
import { findFloor, type ShopSample, slopePerMinute } from './watch-shop.ts'

export interface Traffic {
  tally: Tally
  seconds: number
  samples: readonly ShopSample[]
}

/** The start of a run fills caches and compiles code, so memory is measured after it. */
const WARM_UP_SHARE = 0.4
/** Smaller growth is noise in a run of ten minutes. */
const FLAT_SHARE_PER_MINUTE = 0.02

const whole = (value: number) => String(Math.round(value))

export function printCrowd({ tally, seconds, samples }: Traffic): void {
  printTable(
    'By kind',
    ['what', 'answered', 'p50', 'p95', 'p99'],
    tally
      .byKind()
      .map(({ kind, answered, ...times }) => [
        kind,
        String(answered),
        ms(times.p50),
        ms(times.p95),
        ms(times.p99),
      ]),
  )
  const delays = samples.map(({ loopDelayP99Ms }) => loopDelayP99Ms).sort((left, right) => left - right)
  console.log(
    `${whole(tally.answered)} answers in ${whole(seconds)} s: ${whole(tally.answered / seconds)} a second`,
  )
  console.log(
    `asked to come back (503 with Retry-After): ${tally.turnedAway}; broken: ${tally.failures.length}`,
  )
  console.log(
    `event loop delay, p99 of each 5 s: median ${whole(delays[delays.length >> 1] ?? 0)} ms, worst ${whole(delays.at(-1) ?? 0)} ms`,
  )
  for (const { name, level, slope } of memoryTrends(samples)) {
    console.log(`${name}: ${whole(level)} MB after warming up, ${slope.toFixed(2)} MB a minute`)
  }
  console.log(
    `resident memory over time: ${samples
      .filter((_, index) => index % 6 === 0)
      .map(({ residentMegabytes }) => whole(residentMegabytes))
      .join(' ')} MB`,
  )
}

export function printOverload(overloadReport: OverloadReport): void {
  console.log(
    `\nOverload: ${overloadReport.served} pages served, ${overloadReport.turnedAway} asked to come back, ${overloadReport.failures.length} broken;` +
      ` a cached page took ${whole(overloadReport.cachedPageMs)} ms at most and was refused ${overloadReport.cachedPageRefused} times, memory ${whole(overloadReport.highestMegabytes)} MB at most,` +
      ` ${overloadReport.mostConnections} database connections at most; back after ${whole(overloadReport.recoveredAfterMs)} ms`,
  )
}

function memoryTrends(samples: readonly ShopSample[]) {
  const warm = samples.slice(Math.floor(samples.length * WARM_UP_SHARE))
  const trend = (name: string, read: (sample: ShopSample) => number) => {
    const floor = findFloor(warm, read)
    return { name, level: floor[0]?.value ?? Number.NaN, slope: slopePerMinute(floor) }
  }
  return [
    trend('heap in use', ({ heapMegabytes }) => heapMegabytes),
    trend('resident memory', ({ residentMegabytes }) => residentMegabytes),
  ]
}

const MAX_MEGABYTES_UNDER_OVERLOAD = 1_024
/** Default of DATABASE_POOL_SIZE: requests must queue in the shop, never in PostgreSQL. */
const POOL_SIZE = 10

export function findFaults(
  { tally, samples }: Traffic,
  overloadReport: OverloadReport,
  books: readonly string[],
): string[] {
  const faults = [
    ...count('broken answers', tally.failures),
    ...count('broken answers under overload', overloadReport.failures),
  ]
  for (const { name, level, slope } of memoryTrends(samples)) {
    if (slope > level * FLAT_SHARE_PER_MINUTE) faults.push(`${name} grows by ${slope.toFixed(2)} MB a minute`)
  }
  if (overloadReport.cachedPageRefused > 0)
    faults.push(`cached pages were refused ${overloadReport.cachedPageRefused} times`)
  if (overloadReport.turnedAway === 0) faults.push('under overload nobody was asked to come back')
  if (overloadReport.highestMegabytes > MAX_MEGABYTES_UNDER_OVERLOAD)
    faults.push(`overload took ${whole(overloadReport.highestMegabytes)} MB`)
  if (overloadReport.mostConnections > POOL_SIZE)
    faults.push(`overload took ${overloadReport.mostConnections} connections`)
  return [...faults, ...books.map((finding) => `the books: ${finding}`)]
}

function count(noun: string, failures: readonly string[]): string[] {
  if (failures.length === 0) return []
  const byKind = Map.groupBy(failures, (failure) => failure)
  const worst = [...byKind].sort(([, one], [, other]) => other.length - one.length).slice(0, 5)
  return [`${failures.length} ${noun}: ${worst.map(([name, all]) => `${all.length} × ${name}`).join('; ')}`]
}
