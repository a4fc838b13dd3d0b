import { AWAITS_SCRIPT } from './awaits-mark.ts'
import type { EarlyEvent } from './start-after-paint.ts'

type Field = HTMLInputElement & { _valueTracker?: { setValue(value: string): void } }

interface Takeover {
  takeEarlyEvents: () => EarlyEvent[]
  /** React handles events from this time on, except in the parts that were still waiting. */
  since: number
  /** Like `since`, but for select elements, whose triggering event React also receives. */
  listsSince: number
  waiting: readonly (Element | null)[]
}

export function replayWhenAllPartsAnswer({
  takeEarlyEvents,
  since,
  listsSince,
  waiting: pendingHosts,
}: Takeover): void {
  // React also receives recorded input events, and must not handle one twice.
  const isUnanswered = ([{ type, timeStamp, target }]: EarlyEvent) =>
    type !== 'input' ||
    timeStamp < (target instanceof HTMLSelectElement ? listsSince : since) ||
    pendingHosts.some((part) => part?.contains(target as Node))
  const observer = new MutationObserver(look)
  function look() {
    if (document.querySelector(`[${AWAITS_SCRIPT}]`)) return
    observer.disconnect()
    replayEarlyEvents(takeEarlyEvents().filter(isUnanswered))
  }
  observer.observe(document.body, { childList: true, subtree: true })
  look()
}

export function replayEarlyEvents(events: readonly EarlyEvent[]): void {
  const fields = new Map<Field, EarlyEvent>()
  for (const early of events) if (early[0].type === 'input') fields.set(early[0].target as Field, early)
  fields.forEach(restoreField)
  for (const [event] of events) {
    // Replays each click in its own task, so that React finishes one before the next.
    if (event.type !== 'input') setTimeout(replayPress, 0, event)
  }
}

function restoreField([, value, isChecked]: EarlyEvent, field: Field): void {
  const isTick = field.type === 'radio' || field.type === 'checkbox'
  if (isTick) field.checked = isChecked
  else if (field.value !== value) field.value = value
  // Resets React's value tracker, because React assumes that it set the found value and would ignore the
  // change.
  field._valueTracker?.setValue('\0')
  for (const type of isTick ? ['click'] : ['input', 'change'])
    field.dispatchEvent(new Event(type, { bubbles: true }))
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

function replayPress(event: Event): void {
  const { type, target, submitter } = event as SubmitEvent
  if (!(target as Element).isConnected) return
  submitter?.removeAttribute('aria-busy')
  if (type === 'click') (target as Element).closest('button')?.click()
  else if (submitter) submitter.click()
  else (target as HTMLFormElement).requestSubmit()
}
