import { AWAITS_SCRIPT } from './awaits-mark.ts'
import type { EarlyEvent } from './start-after-paint.ts'

type Field = HTMLInputElement & { _valueTracker?: { setValue(value: string): void } }

interface Takeover {
  takeEarlyEvents: () => EarlyEvent[]
  /** From this moment on React answers, but in the parts that still waited then. */
  since: number
  /** The same for a list of choices, of which React hears although it took over only then. */
  listsSince: number
  waiting: readonly (Element | null)[]
}

/** Replays what was kept when no part of the page waits for its script any more, perhaps at once. */
export function replayWhenAllPartsAnswer({ takeEarlyEvents, since, listsSince, waiting }: Takeover): void {
  // A change goes on to React while it is kept: what React has answered must not happen twice.
  const isUnanswered = ([{ type, timeStamp, target }]: EarlyEvent) =>
    type !== 'input' ||
    timeStamp < (target instanceof HTMLSelectElement ? listsSince : since) ||
    waiting.some((part) => part?.contains(target as Node))
  const observer = new MutationObserver(look)
  function look() {
    if (document.querySelector(`[${AWAITS_SCRIPT}]`)) return
    observer.disconnect()
    replayEarlyEvents(takeEarlyEvents().filter(isUnanswered))
  }
  observer.observe(document.body, { childList: true, subtree: true })
  look()
}

/** What the visitor did before React had taken over the page, done again under its eyes. */
export function replayEarlyEvents(events: readonly EarlyEvent[]): void {
  const fields = new Map<Field, EarlyEvent>()
  for (const early of events) if (early[0].type === 'input') fields.set(early[0].target as Field, early)
  fields.forEach(restoreField)
  for (const [event] of events) {
    // One task each: React must have answered a press before the next one comes.
    if (event.type !== 'input') setTimeout(replayPress, 0, event)
  }
}

function restoreField([, value, checked]: EarlyEvent, field: Field): void {
  const isTick = field.type === 'radio' || field.type === 'checkbox'
  if (isTick) field.checked = checked
  else if (field.value !== value) field.value = value
  // React took what it found for what it had written itself, and would see no change.
  field._valueTracker?.setValue('\0')
  for (const type of isTick ? ['click'] : ['input', 'change'])
    field.dispatchEvent(new Event(type, { bubbles: true }))
  // What counts when a field is left: the visitor may have gone on already.
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

function replayPress(event: Event): void {
  const { type, target, submitter } = event as SubmitEvent
  // It went away with its page, or with what an earlier press did.
  if (!(target as Element).isConnected) return
  submitter?.removeAttribute('aria-busy')
  if (type === 'click') (target as Element).closest('button')?.click()
  else if (submitter) submitter.click()
  else (target as HTMLFormElement).requestSubmit()
}
