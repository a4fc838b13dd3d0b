import { expect, test } from 'vitest'
import { renderMarkup, tagWith } from '../../../tests/support/render-markup.tsx'
import { Dialog, DialogBody } from './dialog.tsx'

const dialog = (props: { open: boolean; closable?: boolean; description?: string }) =>
  renderMarkup(
    <Dialog {...props} onClose={() => {}} title="Excluir produto">
      <DialogBody>Tem certeza?</DialogBody>
    </Dialog>,
  )

test('the server sends a closed dialog without its contents', () => {
  const html = dialog({ open: false })
  expect(html).toContain('<dialog')
  expect(html).not.toContain('Tem certeza?')
})

test('its title names it and its description describes it', () => {
  const html = dialog({ open: true, description: 'Não volta.' })
  const [, label] = /aria-labelledby="([^"]+)"/.exec(html) ?? []
  const [, text] = /aria-describedby="([^"]+)"/.exec(html) ?? []
  expect(html).toContain(`<h2 id="${label}">Excluir produto</h2>`)
  expect(html).toContain(`id="${text}">Não volta.`)
})

test('a required dialog has no close button and ignores close requests', () => {
  const html = dialog({ open: true, closable: false })
  expect(html).not.toContain('aria-label="Fechar"')
  expect(tagWith(html, '<dialog')).toContain('closedby="none"')
})
