import { toPlainText } from '@react-email/render'

/** Tables become lines: 'Subtotal: R$ 309,70'. The address that repeats a button's is left out. */
export function plainText(html: string): string {
  const line = { leadingLineBreaks: 1, trailingLineBreaks: 1 }
  return toPlainText(html, {
    wordwrap: 78,
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'tr', format: 'block', options: line },
      { selector: '.text-label', format: 'inlineSurround', options: { suffix: ': ' } },
      { selector: '.text-amount', format: 'inlineSurround', options: { prefix: ': ' } },
    ],
  })
}
