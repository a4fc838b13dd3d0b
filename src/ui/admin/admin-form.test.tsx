import { expect, test } from 'vitest'
import { TextField } from '#ui/form/text-field.tsx'
import { renderMarkup, tagWith } from '../../../tests/support/render-markup.tsx'
import { AdminDialogForm } from './admin-dialog-form.tsx'
import { AdminForm } from './admin-form.tsx'

test('sends the intent with its hidden fields and gives each field its value and keyboard', () => {
  const html = renderMarkup(
    <AdminForm
      action="/admin/cupons"
      intent="save"
      hidden={{ version: 3 }}
      initial={{ minimum: '50,00', uses: 2 }}
      failed="Erro"
      press="Salvar"
      saving="Salvando"
    >
      {({ input }) => (
        <>
          <TextField label="Mínimo" {...input('minimum', 'money')} />
          <TextField label="Usos" {...input('uses', 'whole')} />
        </>
      )}
    </AdminForm>,
  )
  expect(tagWith(html, 'name="intent"')).toContain('value="save"')
  expect(tagWith(html, 'name="version"')).toContain('value="3"')
  expect(tagWith(html, 'name="minimum"', 'value="50,00"')).toMatch(/inputmode="decimal"/i)
  expect(tagWith(html, 'name="uses"', 'value="2"')).toMatch(/inputmode="numeric"/i)
})

test('leaves out absent values and the submit button if the form has buttons of its own', () => {
  const html = renderMarkup(
    <AdminForm action="/admin/postar" intent="buy" hidden={{ orderId: null, packed: 0 }} failed="Erro">
      {({ submit }) => (
        <>
          {submit('Comprar', { name: 'source', value: 'melhor-envio' })}
          {submit('Anotar', { name: 'source', value: 'table', variant: 'ghost' })}
        </>
      )}
    </AdminForm>,
  )
  expect(html).not.toContain('name="orderId"')
  expect(tagWith(html, 'name="packed"')).toContain('value="0"')
  expect(html.match(/type="submit"/g)).toHaveLength(2)
  expect(tagWith(html, '<button', 'value="table"')).toContain('name="source"')
})

test('a dialog puts the fields above its two buttons and lets the browser check only if asked', () => {
  const dialog = (checksInBrowser: boolean) =>
    renderMarkup(
      <AdminDialogForm
        title="Editar"
        action="/admin/pedidos"
        intent="edit"
        failed="Erro"
        checksInBrowser={checksInBrowser}
        press="Salvar"
        onClose={() => {}}
      >
        <TextField label="Recado" name="notes" />
      </AdminDialogForm>,
    )
  expect(dialog(false)).toMatch(/novalidate/i)
  expect(dialog(true)).not.toMatch(/novalidate/i)
  expect(dialog(true)).toMatch(/name="notes".*Cancelar.*Salvar/s)
})
