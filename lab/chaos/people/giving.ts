import type { RetryingBrowser } from './retrying-browser.ts'

const card = {
  intent: 'gift',
  message: 'Para as noites de leitura.\nCom amor, Ana',
  isForSomebodyElse: 'on',
  receiverName: 'Bia Souza',
  receiverPhone: '(11) 98888-7777',
}

/** Turns the cart into a gift or back, because an abandoned gift stays in the cart. */
export class Giving {
  readonly #browser: RetryingBrowser
  #isPresent = false

  constructor(browser: RetryingBrowser) {
    this.#browser = browser
  }

  async prepare(isPresent: boolean): Promise<string | null> {
    if (!isPresent && this.#isPresent) await this.#browser.submit('/carrinho', { intent: 'no-gift' })
    this.#isPresent = isPresent
    return isPresent ? makePresent(this.#browser) : null
  }
}

/** Returns the fingerprint that the page shows for this gift; null if the shop did not save it. */
async function makePresent(browser: RetryingBrowser): Promise<string | null> {
  const cartPage = await browser.read('/carrinho')
  const optionId = /name="optionIds"[^>]*value="([0-9a-f-]{36})"/.exec(cartPage.text)?.[1]
  const answer = await browser.submit('/carrinho', { ...card, ...(optionId && { optionIds: optionId }) })
  if (answer.status !== 200) return null
  const shown = await browser.read('/carrinho')
  return /fingerprint\W+([\w-]{22})\W/.exec(shown.text)?.[1] ?? null
}
