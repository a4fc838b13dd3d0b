import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { formOf, tryForm } from './form-of.server.ts'

const request = (body: BodyInit, contentType?: string) =>
  new Request('http://localhost/', {
    method: 'POST',
    body,
    headers: contentType ? { 'Content-Type': contentType } : {},
  })

describe('formOf', () => {
  it('gives every field, also those that come several times, and files', async () => {
    const sent = new FormData()
    sent.append('ids', '1')
    sent.append('ids', '2')
    sent.append('file', new File(['x'], 'a.png'))
    const form = await formOf(request(sent))
    expect(form.getAll('ids')).toEqual(['1', '2'])
    expect((form.get('file') as File).name).toBe('a.png')
  })

  it('keeps no NUL', async () => {
    expect((await formOf(request(new URLSearchParams({ name: 'a\0b' })))).get('name')).toBe('ab')
  })

  it.each([
    ['{"a":1}', 'application/json'],
    ['a=1', 'text/plain'],
    ['--x', 'multipart/form-data; boundary=x'],
    ['a=1', 'multipart/form-data'],
  ])('calls %j as %s a bad request', async (body, contentType) => {
    await expect(formOf(request(body, contentType))).rejects.toMatchObject({ init: { status: 400 } })
  })
})
it('a list has all that stand under its name, also where it falls back to another', () => {
  const ids = z.array(z.string()).max(3)
  const schema = z.object({ ids, others: ids.catch([]), name: z.string() })
  const form = new FormData()
  for (const id of ['a', 'b']) {
    form.append('ids', id)
    form.append('others', id)
    form.append('name', id)
  }
  expect(tryForm(schema, form)).toEqual({ ids: ['a', 'b'], others: ['a', 'b'], name: 'a' })
  for (const id of ['c', 'd']) form.append('others', id)
  expect(tryForm(schema, form)).toMatchObject({ others: [] })
})
