import type { BrowserContext } from '@playwright/test'

export interface Effort {
  taps: number
  fields: string[]
  dialogs: string[]
}

/** Counts events in every document of the tab. Call before the first page loads. */
export async function countEffort(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const KEY = 'effort'
    const stored = sessionStorage.getItem(KEY)
    const effort: Effort = stored ? JSON.parse(stored) : { taps: 0, fields: [], dialogs: [] }
    const note = () => sessionStorage.setItem(KEY, JSON.stringify(effort))
    const addOnce = (list: string[], name: string) => {
      if (!list.includes(name)) list.push(name)
      note()
    }
    const quietly = { capture: true, passive: true }
    window.addEventListener(
      'pointerdown',
      ({ isTrusted }) => {
        if (isTrusted) effort.taps += 1
        note()
      },
      quietly,
    )
    window.addEventListener(
      'input',
      ({ isTrusted, target }) => {
        const isText = target instanceof HTMLInputElement && !/checkbox|radio/.test(target.type)
        const label = isText ? (target.labels?.[0]?.textContent ?? target.name) : null
        if (isTrusted && label) addOnce(effort.fields, label)
      },
      quietly,
    )
    const { showModal } = HTMLDialogElement.prototype
    HTMLDialogElement.prototype.showModal = function show() {
      showModal.call(this)
      addOnce(effort.dialogs, this.querySelector('h2')?.textContent ?? '')
    }
  })
}

export const measureEffort = (context: BrowserContext): Promise<Effort> => {
  const [page] = context.pages()
  if (!page) throw new Error('no page is open')
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('effort') ?? ''))
}
