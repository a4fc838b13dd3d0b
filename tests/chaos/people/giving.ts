import type { RetryingBrowser } from './retrying-browser.ts'

const card = {
  intent: 'gift',
  message: 'Para as noites de leitura.\nCom amor, Ana',
  isForSomebodyElse: 'on',
  receiverName: 'Bia Souza',
  receiverPhone: '(11) 98888-7777',
}

/** A customer's cart is a present, or it is none any more: what they gave up stays in it until they take it out. */
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

/**
 * Makes a present of the cart, with the first wrapping that the page offers. Answers the word by which the page names this
 * very present and which goes along with the order; null where the shop did not keep it.
 */
async function makePresent(browser: RetryingBrowser): Promise<string | null> {
  const offered = await browser.read('/carrinho')
  const optionId = /name="optionIds"[^>]*value="([0-9a-f-]{36})"/.exec(offered.text)?.[1]
  const saved = await browser.submit('/carrinho', { ...card, ...(optionId && { optionIds: optionId }) })
  if (saved.status !== 200) return null
  const shown = await browser.read('/carrinho')
  return /fingerprint\W+([\w-]{22})\W/.exec(shown.text)?.[1] ?? null
}
