import fc from 'fast-check'
import type { RunningShop } from '../../tests/support/running-shop.ts'
import type { Visitor } from '../../tests/support/visitor.ts'
import { type ActorName, type Actors, gatherActors } from './actors.ts'
import { type Answer, findFaults } from './check-answer.ts'
import { collectHonestBodies } from './honest-bodies.ts'
import { collectKnownValues } from './known-values.ts'
import { type Fault, Tally } from './tally.ts'
import { type FuzzRequest, listTargets, type Target } from './targets.ts'
import { differences, type Fingerprints, witnessForOwner, witnessForVisitors } from './witness.ts'

export interface FuzzOptions {
  requests: number
  seed: number
  minutes?: number
  only?: string
  progress?(line: string): void
  onFault?(fault: Fault): void
}

const LARGEST_BURST = 8
const PEOPLE = 3
const MAX_FAULTS = 50
const ANSWER_MS = 30_000

/**
 * Mutates valid requests and checks every answer. The same seed repeats the requests, except for ids.
 * Visitors run before the owner.
 */
export async function runFuzz(runningShop: RunningShop, options: FuzzOptions): Promise<Tally> {
  const knownValues = await collectKnownValues(runningShop)
  const actors = await gatherActors(runningShop)
  const honest = await collectHonestBodies(runningShop, await actors.fresh('customer'))
  const targets = listTargets(knownValues, honest).filter(
    ({ name }) => !options.only || name === options.only,
  )
  if (targets.length === 0) throw new Error(`nothing is called ${options.only}`)
  const perTarget = options.requests / targets.length / PEOPLE
  const rounds = Math.ceil(perTarget / LARGEST_BURST)
  const burstSize = Math.ceil(perTarget / rounds)
  const run: Run = {
    running: runningShop,
    options,
    targets,
    actors,
    burstSize,
    tally: new Tally(options.onFault),
  }
  await phase(run, ['guest', 'customer'], rounds, () =>
    witnessForVisitors(runningShop.shop, run.actors.bystanders()),
  )
  await phase(run, ['administrator'], rounds, () =>
    witnessForOwner(runningShop.shop, run.actors.bystanders()),
  )
  return run.tally
}

interface Run {
  running: RunningShop
  options: FuzzOptions
  targets: readonly Target[]
  actors: Actors
  burstSize: number
  tally: Tally
}

async function phase(run: Run, people: ActorName[], rounds: number, witness: () => Promise<Fingerprints>) {
  const { tally, options } = run
  const before = await witness()
  const until =
    performance.now() + ((options.minutes ?? Number.POSITIVE_INFINITY) * 60_000 * people.length) / PEOPLE
  for (let round = 0; round < rounds && performance.now() < until; round++) {
    if (tally.faults.length >= MAX_FAULTS) return
    for (const actor of people) for (const target of run.targets) await burst(run, actor, target, round)
    const touched = differences(before, await witness())
    for (const part of touched)
      tally.blame({ actor: people.join(' or '), target: part, round, faults: ['changed without right'] })
    if (touched.length > 0) return
    options.progress?.(
      `${tally.requests} requests, ${tally.faults.length} faults, round ${round + 1} of ${rounds} as ${people.join(' and ')}`,
    )
  }
}

async function burst(run: Run, actor: ActorName, target: Target, round: number) {
  const seed = mixed(run.options.seed, `${actor} ${target.name} ${round}`)
  const requests = fc.sample(target.requests, { seed, numRuns: run.burstSize })
  const visitor = await run.actors.fresh(actor)
  await Promise.all(requests.map((request) => one(run, { actor, target, round, visitor, request })))
}

interface Attempt {
  actor: ActorName
  target: Target
  round: number
  visitor: Visitor
  request: FuzzRequest
}

async function one({ tally }: Run, { actor, target, round, visitor, request }: Attempt) {
  const startedAt = performance.now()
  let faults: string[]
  let status = 0
  try {
    const answer = await answerTo(visitor, request)
    status = answer.status
    faults = findFaults(target, request, answer)
  } catch (error) {
    faults = [`no answer: ${error instanceof Error ? (error.cause ?? error.message) : error}`]
  }
  tally.record(target, status, performance.now() - startedAt)
  if (faults.length > 0) tally.blame({ actor, target: target.name, round, faults, request })
}

async function answerTo(visitor: Visitor, { method, path, encoded, accept }: FuzzRequest): Promise<Answer> {
  const headers: Record<string, string> = { Accept: accept }
  if (encoded?.contentType) headers['Content-Type'] = encoded.contentType
  const response = await visitor.send(path, {
    method,
    headers,
    body: encoded?.body,
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** FNV-1a hash: every burst gets its own seed, so that it can be repeated alone. */
function mixed(seed: number, text: string): number {
  let hash = 2_166_136_261 ^ seed
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) as number), 16_777_619)
  return hash | 0
}
