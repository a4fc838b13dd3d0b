import { expect, test } from 'vitest'
import { renderMarkup } from '../../../../tests/support/render-markup.tsx'
import { AnswerPanel } from './answer-panel.tsx'
import { PackPanel } from './pack-panel.tsx'
import { PixPanel } from './pix-panel.tsx'
import { RoundsPanel } from './rounds-panel.tsx'
import { zerosLast } from './zeros-last.ts'

const now = new Date('2026-11-15T15:00:00.000Z')

test('a block without work is a heading and nothing else', () => {
  const html = renderMarkup(
    <>
      <PackPanel toPack={[]} rows={[]} />
      <RoundsPanel
        rounds={[]}
        pickups={[]}
        parcels={[]}
        workshop={{ address: null, point: null }}
        today="2026-11-15"
      />
      <PixPanel awaited={[]} now={now} />
      <AnswerPanel findings={[]} now={now} />
    </>,
    '/admin/hoje',
  )
  const blocks = [
    ...html.matchAll(/<section class="job job--empty" id="(\w+)"[^>]*><h2 [^>]*>([^<]+)<\/h2><\/section>/g),
  ]
  expect(blocks.map(([, id, title]) => `${id}: ${title}`)).toEqual([
    'pack: Nada para embalar',
    'deliver: Nenhuma entrega hoje',
    'pix: Nenhum Pix esperando',
    'answer: Ninguém espera resposta',
  ])
})

test('tiles with nothing to do come last, each part in its order', () => {
  expect(zerosLast({ pack: 0, returns: 1, pix: 0, batch: 8 })).toEqual(['returns', 'batch', 'pack', 'pix'])
})
