import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { readFormData, tryForm } from './read-form-data.server.ts'

const request = (body: BodyInit, contentType?: string) =>
  new Request('http://localhost/', {
    method: 'POST',
    body,
    headers: contentType ? { 'Content-Type': contentType } : {},
  })

describe('readFormData', () => {
  it('gives every field, also those that come several times, and files', async () => {
    const formData = new FormData()
    formData.append('ids', '1')
    formData.append('ids', '2')
    formData.append('file', new File(['x'], 'a.png'))
    const form = await readFormData(request(formData))
    expect(form.getAll('ids')).toEqual(['1', '2'])
    expect((form.get('file') as File).name).toBe('a.png')
  })

  it('keeps no NUL', async () => {
    expect((await readFormData(request(new URLSearchParams({ name: 'a\0b' })))).get('name')).toBe('ab')
  })

  it.each([
    ['{"a":1}', 'application/json'],
    ['a=1', 'text/plain'],
    ['--x', 'multipart/form-data; boundary=x'],
    ['a=1', 'multipart/form-data'],
  ])('calls %j as %s a bad request', async (body, contentType) => {
    await expect(readFormData(request(body, contentType))).rejects.toMatchObject({ init: { status: 400 } })
  })
})

describe('a form with more fields than any of the shop', () => {
  it('is refused before it is parsed', async () => {
    const text = (fields: number) => request('a=&'.repeat(fields - 1), 'application/x-www-form-urlencoded')
    expect([...(await readFormData(text(1_000)))]).toHaveLength(999)
    expect([...(await readFormData(text(2_000), 2_000))]).toHaveLength(1_999)
    await expect(readFormData(text(13_000))).rejects.toMatchObject({ init: { status: 400 } })
    const parts = (fields: number) => {
      const form = new FormData()
      for (let place = 0; place < fields; place++) form.append('a', '')
      return request(form)
    }
    expect([...(await readFormData(parts(900)))]).toHaveLength(900)
    await expect(readFormData(parts(1_100))).rejects.toMatchObject({ init: { status: 400 } })
    const part = '--a\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
    const hidden = request(
      `${part.repeat(1_100)}--a--\r\n`,
      'multipart/form-data; boundary=a; x="; boundary=b"',
    )
    await expect(readFormData(hidden)).rejects.toMatchObject({ init: { status: 400 } })
  })

  it('is read once, whatever it names', () => {
    const form = new FormData()
    form.append('name', 'a')
    for (let place = 0; place < 900; place++) form.append(`x${place}`, '')
    const searched = vi.spyOn(form, 'get')
    const searchedAll = vi.spyOn(form, 'getAll')
    expect(tryForm(z.object({ name: z.string(), rows: z.array(z.string()) }), form)).toEqual({
      name: 'a',
      rows: [],
    })
    expect(searched.mock.calls.length + searchedAll.mock.calls.length).toBe(0)
  })
})

it('a list contains all fields of its name, also with a default', () => {
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

it('reads rows by their place and ignores unknown fields', () => {
  const schema = z.object({
    faq: z.array(z.object({ question: z.string().catch(''), answer: z.string().catch('') })),
    features: z.array(z.string()),
    name: z.string(),
  })
  const form = new FormData()
  for (const [name, value] of [
    ['faq.1.question', 'b'],
    ['faq.0.question', 'a'],
    ['faq.0.question', 'twice'],
    ['faq.0.answer', 'A'],
    ['faq.0.__proto__', 'x'],
    ['faq.12345.question', 'too far'],
    ['features.1', 'd'],
    ['features.0', 'c'],
    ['name', 'n'],
    ['name.0', 'other'],
  ])
    form.append(name ?? '', value ?? '')
  expect(tryForm(schema, form)).toEqual({
    faq: [
      { question: 'a', answer: 'A' },
      { question: 'b', answer: '' },
    ],
    features: ['c', 'd'],
    name: 'n',
  })
  form.append('faq', 'no row')
  expect(tryForm(schema, form)).toBeNull()
})
