import { expect, test } from 'vitest'
import { renderMarkup, tagWith } from '../../../tests/support/render-markup.tsx'
import { Button, LinkButton } from './button.tsx'

test('a button submits a form only if it has that type', () => {
  expect(tagWith(renderMarkup(<Button>Ok</Button>), '<button')).toContain('type="button"')
  expect(tagWith(renderMarkup(<Button type="submit">Ok</Button>), '<button')).toContain('type="submit"')
})

test('a busy button shows its text, also to screen readers, and stays focusable', () => {
  const html = renderMarkup(
    <Button busy busyLabel="Salvando..." icon="check">
      Salvar
    </Button>,
  )
  expect(tagWith(html, '<button')).toContain('aria-busy="true"')
  expect(html).toContain('Salvando...')
  expect(html).not.toContain('disabled')
  expect(html).not.toContain('<svg')
})

test('a link that looks like a button is a link', () => {
  const html = renderMarkup(
    <LinkButton to="/produtos" variant="ghost" small>
      Ver produtos
    </LinkButton>,
  )
  expect(tagWith(html, '<a')).toMatch(/class="btn btn--ghost btn--s".*href="\/produtos"/)
})
