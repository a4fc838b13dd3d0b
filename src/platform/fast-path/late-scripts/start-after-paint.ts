/** What a visitor did before React had taken over the page, with what a field held then. */
export type EarlyEvent = [event: Event, value: string, checked: boolean]

declare global {
  interface Window {
    /** Ends the keeping of early events and gives what was kept. */
    takeEarlyEvents?: () => EarlyEvent[]
  }
}

/**
 * Runs inline in the served page, as its own text: it may use nothing from outside itself, and is short because every
 * page carries it (line comments stay behind, others would travel along).
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
    // A task each: together they would keep a slow phone from answering.
    for (const href of modules.split(' ')) setTimeout(add, 0, 'link', { rel: 'modulepreload', href })
    const { nonce, textContent } = late
    setTimeout(add, 0, 'script', { type: 'module', nonce, textContent, onerror: giveUp })
    setTimeout(giveUp, 29999)
  }

  function keep(event: Event) {
    const { type, submitter } = event as SubmitEvent
    const target = event.target as HTMLInputElement
    const button = target.closest('button')
    // Without a line both would lead to the browser's own error page.
    const isLost = !navigator.onLine && (type === 'click' ? target.closest('a[href^="/"]') : hasGivenUp)
    if (isLost && type !== 'input') return event.preventDefault()
    // A submit button's press becomes a submission; what opens a dialog by an attribute has done so already.
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

  // Without a script that works, forms go to the server as they would have. Other presses wait on: only a script knows them.
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
  const soon = requestAnimationFrame
  // In the second frame what has come is on its way to the screen, and then the browser says that something was seen.
  const whenSeen = () => new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  addEventListener('load', () => (document.hidden ? start() : soon(() => soon(whenSeen))))
  setTimeout(start, 2500)
}
