import { showToastsWith, type ToastMessage } from './toast-store.ts'

export interface VisibleToast extends ToastMessage {
  id: number
}

const VISIBLE_AT_ONCE = 3
const DEFAULT_DURATION = 5000
/** Minimum time left after hover, so that a toast does not vanish as the pointer leaves. */
const MIN_REMAINDER_LENGTH = 500
/** Time is counted in steps that end with a frame: nobody can read while a slow phone renders nothing. */
const STEP = 500
/** Less time on screen counts as unseen, so that a burst (e.g. a whole order added to the cart) loses none. */
const SEEN_AFTER = 1000

/** Lives outside React: a toast that moves into a dialog remounts, but must not restart its time. */
interface Clock {
  remaining: number
  startedAt: number
  timer?: ReturnType<typeof setTimeout>
  isHeld: boolean
}

let nextId = 1
let visible: readonly VisibleToast[] = []
let queuedToasts: readonly VisibleToast[] = []
let isWatchingTab = false
const clocks = new Map<number, Clock>()
const spoken = new Set<number>()
const listeners = new Set<() => void>()

function replaceVisible(toasts: readonly VisibleToast[]): void {
  visible = toasts
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
  queuedToasts = queuedToasts.filter((toast) => toast.id !== id)
  if (clocks.has(id)) dismissToast(id)
}

const triedIn = ({ tried, about }: ToastMessage) => tried ?? about

export function dropFailures(intent: string | undefined): void {
  if (intent === undefined) return
  const isStale = (toast: VisibleToast) => isFailure(toast) && triedIn(toast) === intent
  queuedToasts = queuedToasts.filter((toast) => !isStale(toast))
  for (const { id } of visible.filter(isStale)) dismissToast(id)
}

const isFailure = ({ tone, isUncertain }: ToastMessage) => tone === 'destructive' || isUncertain

function giveWay(): void {
  const leavingToast = visible.find(({ id }) => !clocks.get(id)?.isHeld) ?? visible[0]
  const clock = leavingToast && clocks.get(leavingToast.id)
  if (!leavingToast || !clock) return
  stop(clock)
  if (chooseDuration(leavingToast) - clock.remaining < SEEN_AFTER)
    queuedToasts = [...queuedToasts, leavingToast]
  clocks.delete(leavingToast.id)
  visible = without(leavingToast.id)
}

export function dismissToast(id: number): void {
  clearTimeout(clocks.get(id)?.timer)
  clocks.delete(id)
  spoken.delete(id)
  const [next, ...laterToasts] = queuedToasts
  const remainingToasts = without(id)
  const comesBack = next !== undefined && remainingToasts.length < VISIBLE_AT_ONCE
  if (comesBack) {
    queuedToasts = laterToasts
    startClock(next)
  }
  replaceVisible(comesBack ? [next, ...remainingToasts] : remainingToasts)
}

const without = (id: number) => visible.filter((toast) => toast.id !== id)
const chooseDuration = ({ duration = DEFAULT_DURATION }: ToastMessage) => duration

function startClock(toast: VisibleToast): void {
  clocks.set(toast.id, { remaining: chooseDuration(toast), startedAt: 0, isHeld: false })
  run(toast.id)
}

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

function watchTab(): void {
  if (isWatchingTab) return
  isWatchingTab = true
  document.addEventListener('visibilitychange', () => {
    for (const [id, clock] of clocks) document.hidden ? stop(clock) : run(id)
  })
}

/** A remounted toast must not be announced again. */
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

export function visibleToasts(): readonly VisibleToast[] {
  return visible
}

if (typeof document !== 'undefined') showToastsWith(raiseToast)
