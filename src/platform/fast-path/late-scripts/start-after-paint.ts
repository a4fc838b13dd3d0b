export type EarlyEvent = [event: Event, value: string, checked: boolean]

declare global {
  interface Window {
    takeEarlyEvents?: () => EarlyEvent[]
  }
}

/**
 * Inlined into every page as source text, so it must be self-contained and short. Line comments are
 * stripped.
 */
export function startAfterPaint(late: HTMLScriptElement): void {
  const kinds = ['input', 'click', 'submit']
  const events: EarlyEvent[] = []
  let hasGivenUp = false
  const add = (tag: string, properties: object) =>
    document.head.append(Object.assign(document.createElement(tag), properties))

  function start() {
    const { modules } = late.dataset
    if (!modules) return
    late.dataset.modules = ''
    // Adds each link in its own task, so that a slow phone stays responsive.
    for (const href of modules.split(' ')) setTimeout(add, 0, 'link', { rel: 'modulepreload', href })
    const { nonce, textContent } = late
    setTimeout(add, 0, 'script', { type: 'module', nonce, textContent, onerror: giveUp })
    setTimeout(giveUp, 29999)
  }

  function keep(event: Event) {
    const { type, submitter } = event as SubmitEvent
    const target = event.target as HTMLInputElement
    const button = target.closest('button')
    // Offline, a link or a native submit would lead to the browser's error page.
    const isLost = !navigator.onLine && (type === 'click' ? target.closest('a[href^="/"]') : hasGivenUp)
    if (isLost && type !== 'input') return event.preventDefault()
    // Submit buttons fire `submit` anyway, and attribute-driven dialogs have already opened.
    if (type === 'click' && (button?.type !== 'button' || button.commandForElement)) return
    if (type === 'submit' && hasGivenUp) return
    events.push([event, target.value, target.checked])
    if (type === 'input') return
    event.preventDefault()
    event.stopImmediatePropagation()
    submitter?.setAttribute('aria-busy', 'true')
  }

  window.takeEarlyEvents = () => {
    for (const kind of kinds) removeEventListener(kind, keep, true)
    return events.splice(0)
  }

  // If scripts fail, forms submit natively. Other clicks keep waiting, because only a script can handle
  // them.
  function giveUp() {
    if (!window.takeEarlyEvents) return
    if (!navigator.onLine) return addEventListener('online', giveUp, { once: true })
    hasGivenUp = true
    for (const [event] of events)
      if (event.type === 'submit')
        (event.target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter)
  }

  for (const kind of kinds) addEventListener(kind, keep, true)
  for (const kind of ['pointerdown', 'keydown', 'input']) addEventListener(kind, start, true)
  const schedule = requestAnimationFrame
  // Waits for the second frame, and then for the browser to report first paint.
  const whenSeen = () => new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  addEventListener('load', () => (document.hidden ? start() : schedule(() => schedule(whenSeen))))
  setTimeout(start, 2500)
}
