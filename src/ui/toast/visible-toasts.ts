import { showToastsWith, type ToastMessage } from './toast-store.ts'

export interface VisibleToast extends ToastMessage {
  id: number
}

const VISIBLE_AT_ONCE = 3
const DEFAULT_DURATION = 5000
/** What is left after reading it: nobody sees a toast vanish under the pointer that just left it. */
const MIN_REMAINDER_LENGTH = 500
/** A toast's time passes in these steps, each of which ends with a frame: while a slow phone draws nothing, nobody can read. */
const STEP = 500
/** Less than this on the screen is unseen: a burst of several (a whole order put into the cart) must lose none. */
const SEEN_AFTER = 1000

/** Runs outside React: a toast that moves into a dialog and out again is drawn anew, and its time must not be. */
interface Clock {
  remaining: number
  startedAt: number
  timer?: ReturnType<typeof setTimeout>
  isHeld: boolean
}

let nextId = 1
let visible: readonly VisibleToast[] = []
let waiting: readonly VisibleToast[] = []
let isWatchingTab = false
const clocks = new Map<number, Clock>()
const spoken = new Set<number>()
const listeners = new Set<() => void>()

function replaceVisible(changed: readonly VisibleToast[]): void {
  visible = changed
  for (const listener of listeners) listener()
}

export function raiseToast(message: ToastMessage): number {
  watchTab()
  dropFailures(triedIn(message))
  if (visible.length >= VISIBLE_AT_ONCE) giveWay()
  const raised = { ...message, id: nextId++ }
  startClock(raised)
  replaceVisible([...visible, raised])
  message.until?.finally(() => takeBack(raised.id))
  return raised.id
}

function takeBack(id: number): void {
  waiting = waiting.filter((shown) => shown.id !== id)
  if (clocks.has(id)) dismissToast(id)
}

const triedIn = ({ tried, about }: ToastMessage) => tried ?? about

/** What failed and was tried again has another answer now: beside it the first would no longer be true. */
export function dropFailures(tried: string | undefined): void {
  if (tried === undefined) return
  const isStale = (shown: VisibleToast) => isFailure(shown) && triedIn(shown) === tried
  waiting = waiting.filter((shown) => !isStale(shown))
  for (const { id } of visible.filter(isStale)) dismissToast(id)
}

const isFailure = ({ tone, isUncertain }: ToastMessage) => tone === 'destructive' || isUncertain

/** The newest is what the visitor waits for; the oldest gives way, unless somebody is reading it. */
function giveWay(): void {
  const leaving = visible.find(({ id }) => !clocks.get(id)?.isHeld) ?? visible[0]
  const clock = leaving && clocks.get(leaving.id)
  if (!leaving || !clock) return
  stop(clock)
  if (durationOf(leaving) - clock.remaining < SEEN_AFTER) waiting = [...waiting, leaving]
  clocks.delete(leaving.id)
  visible = without(leaving.id)
}

export function dismissToast(id: number): void {
  clearTimeout(clocks.get(id)?.timer)
  clocks.delete(id)
  spoken.delete(id)
  const [next, ...later] = waiting
  const left = without(id)
  const comesBack = next !== undefined && left.length < VISIBLE_AT_ONCE
  if (comesBack) {
    waiting = later
    startClock(next)
  }
  replaceVisible(comesBack ? [next, ...left] : left)
}

const without = (id: number) => visible.filter((shown) => shown.id !== id)
const durationOf = ({ duration = DEFAULT_DURATION }: ToastMessage) => duration

function startClock(shown: VisibleToast): void {
  clocks.set(shown.id, { remaining: durationOf(shown), startedAt: 0, isHeld: false })
  run(shown.id)
}

/** Somebody reads it, with pointer or focus: its time stands still. */
export function holdToast(id: number): void {
  const clock = clocks.get(id)
  if (!clock) return
  clock.isHeld = true
  stop(clock)
}

export function releaseToast(id: number): void {
  const clock = clocks.get(id)
  if (!clock) return
  clock.isHeld = false
  run(id)
}

function run(id: number): void {
  const clock = clocks.get(id)
  if (!clock || clock.isHeld || clock.timer !== undefined || document.hidden) return
  clock.startedAt = performance.now()
  const step = Math.min(STEP, Math.max(clock.remaining, MIN_REMAINDER_LENGTH))
  const timer = setTimeout(() => requestAnimationFrame(() => pass(id, timer)), step)
  clock.timer = timer
}

function pass(id: number, timer: Clock['timer']): void {
  const clock = clocks.get(id)
  if (!clock || clock.timer !== timer) return
  stop(clock)
  if (clock.remaining > 0) run(id)
  else dismissToast(id)
}

function stop(clock: Clock): void {
  if (clock.timer === undefined) return
  clearTimeout(clock.timer)
  clock.timer = undefined
  clock.remaining -= Math.min(STEP, performance.now() - clock.startedAt)
}

/** In a tab that nobody looks at, no time passes. */
function watchTab(): void {
  if (isWatchingTab) return
  isWatchingTab = true
  document.addEventListener('visibilitychange', () => {
    for (const [id, clock] of clocks) document.hidden ? stop(clock) : run(id)
  })
}

/** Drawn anew in another place, a toast that was read aloud already stays silent. */
export function markSpoken(id: number): void {
  if (clocks.has(id)) spoken.add(id)
}

export function isSpoken(id: number): boolean {
  return spoken.has(id)
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The newest few, oldest first. */
export function visibleToasts(): readonly VisibleToast[] {
  return visible
}

if (typeof document !== 'undefined') showToastsWith(raiseToast)
