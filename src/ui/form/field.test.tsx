import { expect, test } from 'vitest'
import { readAttribute, renderMarkup, tagWith } from '../../../tests/support/render-markup.tsx'
import { Checkbox } from './checkbox.tsx'
import { Field } from './field.tsx'
import { PasswordField } from './password-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'

test.each([
  ['input', <TextField key="1" label="CEP" hint="Oito dígitos" />],
  ['textarea', <TextAreaField key="2" label="CEP" hint="Oito dígitos" />],
  ['select', <SelectField key="3" label="CEP" hint="Oito dígitos" options={[{ value: 'a', label: 'A' }]} />],
])('a %s belongs to its label and its hint', (element, field) => {
  const html = renderMarkup(field)
  const control = tagWith(html, `<${element}`)
  const id = readAttribute(control, 'id')
  expect(id).toBeTruthy()
  expect(readAttribute(tagWith(html, '<label'), 'for')).toBe(id)
  expect(html).toContain(
    `<p class="hint" id="${readAttribute(control, 'aria-describedby')}">Oito dígitos</p>`,
  )
  expect(readAttribute(control, 'aria-invalid')).toBeUndefined()
})

test('an error is shown next to the hint and marks the control', () => {
  const html = renderMarkup(<TextField label="CEP" hint="Oito dígitos" error="CEP deve ter 8 digitos" />)
  const control = tagWith(html, '<input')
  expect(html).toContain('Oito dígitos')
  expect(readAttribute(control, 'aria-invalid')).toBe('true')
  const messageIds = ['class="error"', 'class="hint"'].map((kind) =>
    readAttribute(tagWith(html, '<p', kind), 'id'),
  )
  expect(readAttribute(control, 'aria-describedby')).toBe(messageIds.join(' '))
  expect(html).toContain('CEP deve ter 8 digitos')
})

test('a required field has its star for the eye and its attribute for everybody else', () => {
  const html = renderMarkup(<TextField label="Nome" required />)
  expect(tagWith(html, '<input')).toContain('required')
  expect(html).toContain('<span class="req" aria-hidden="true"> *</span>')
})

test('the wiring of the frame wins over attributes that a form library passes along', () => {
  const html = renderMarkup(
    <TextField
      id="cep"
      label="CEP"
      hint="Dica"
      aria-describedby="elsewhere"
      aria-invalid={false}
      error="Erro"
    />,
  )
  const control = tagWith(html, '<input')
  expect(readAttribute(control, 'id')).toBe('cep')
  expect(readAttribute(control, 'aria-describedby')).toBe('cep-error cep-hint')
  expect(readAttribute(control, 'aria-invalid')).toBe('true')
})

test('a control of one’s own gets the same wiring', () => {
  const html = renderMarkup(
    <Field label="Endereço" id="rua" error="Erro">
      {(wiring) => <output {...wiring} />}
    </Field>,
  )
  expect(tagWith(html, '<output')).toContain('aria-describedby="rua-error"')
})

test('the eye of a password has a name and does not submit the form', () => {
  const html = renderMarkup(<PasswordField label="Senha" name="password" />)
  expect(tagWith(html, '<button')).toMatch(/type="button".*aria-label="Mostrar senha"/)
  expect(readAttribute(tagWith(html, '<input'), 'type')).toBe('password')
})

test('a checkbox shows its error', () => {
  const html = renderMarkup(<Checkbox label="Aceito os termos" error="Termos não aceitos" />)
  const box = tagWith(html, '<input')
  expect(readAttribute(tagWith(html, 'class="error"'), 'id')).toBe(readAttribute(box, 'aria-describedby'))
})
