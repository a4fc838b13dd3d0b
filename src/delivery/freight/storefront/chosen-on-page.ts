import type { SentLine } from './ask-cep-quote.ts'

/** Only the form that puts the page's own candle into the cart has it: its heart and the recommended candles do not. */
const FIELD = '[name="place"][value="product"]'

const formOnPage = () => document.querySelector<HTMLInputElement>(`main ${FIELD}`)?.form ?? null

/** The candle, size and number that stand chosen there; nothing where it is sold out. */
export function chosenOnPage(): SentLine[] {
  const form = formOnPage()
  if (!form) return []
  const chosen = new FormData(form)
  const parts = chosen.getAll('chosenParts').map(String).filter(Boolean)
  return [
    {
      product_id: String(chosen.get('productId')),
      variant_id: String(chosen.get('variantId') ?? '') || null,
      quantity: Math.max(1, Math.trunc(Number(chosen.get('quantity'))) || 1),
      ...(parts.length > 0 && { chosen_parts: parts }),
    },
  ]
}

/** Somebody who presses 'Aumentar' three times asks once. */
const SETTLES_MS = 400

/** Buttons and arrow keys of a stepper set its field through React, which the browser tells by no `change`. */
const SIGNS = ['change', 'click', 'keyup'] as const

export function onChosenOnPage(changed: () => void): () => void {
  const read = () => JSON.stringify(chosenOnPage())
  let before = read()
  let timer: ReturnType<typeof setTimeout> | undefined
  const compare = () => {
    const chosen = read()
    if (chosen !== before) changed()
    before = chosen
  }
  const look = () => {
    clearTimeout(timer)
    timer = setTimeout(compare, SETTLES_MS)
  }
  for (const sign of SIGNS) document.addEventListener(sign, look)
  return () => {
    clearTimeout(timer)
    for (const sign of SIGNS) document.removeEventListener(sign, look)
  }
}
