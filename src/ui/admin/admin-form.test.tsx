import { expect, test } from 'vitest'
import { TextField } from '#ui/form/text-field.tsx'
import { renderMarkup, tagWith } from '../../../tests/support/render-markup.tsx'
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
