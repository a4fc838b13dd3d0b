import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EmphasisedTitle } from './emphasised-title.tsx'

it.each([
  ['vela a vela', 'vela', '<em>vela</em> a vela'],
  ['Nossa História', 'História', 'Nossa <em>História</em>'],
  ['Nossa História', 'Processo', 'Nossa História'],
  ['Nossa História', '', 'Nossa História'],
])('%j with %j in italics loses no word', (title, emphasis, html) => {
  expect(renderToStaticMarkup(<EmphasisedTitle title={title} emphasis={emphasis} />)).toBe(html)
})
