import type { SentLine } from './ask-cep-quote.ts'

/** Identifies the form of the page's own product; other forms on the page do not have this field. */
const FIELD = '[name="place"][value="product"]'

const formOnPage = () => document.querySelector<HTMLInputElement>(`main ${FIELD}`)?.form ?? null

export function chosenOnPage(): SentLine[] {
  const form = formOnPage()
  if (!form) return []
  const data = new FormData(form)
  const parts = data.getAll('chosenParts').map(String).filter(Boolean)
  return [
    {
      product_id: String(data.get('productId')),
      variant_id: String(data.get('variantId') ?? '') || null,
      quantity: Math.max(1, Math.trunc(Number(data.get('quantity'))) || 1),
      ...(parts.length > 0 && { chosen_parts: parts }),
    },
  ]
}

/** Debounce for repeated clicks on the stepper. */
const SETTLES_MS = 400

/** Steppers set their field through React, which fires no `change` event. */
const SIGNS = ['change', 'click', 'keyup'] as const

export function onChosenOnPage(onChange: () => void): () => void {
  const read = () => JSON.stringify(chosenOnPage())
  let before = read()
  let timer: ReturnType<typeof setTimeout> | undefined
  const compare = () => {
    const current = read()
    if (current !== before) onChange()
    before = current
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
