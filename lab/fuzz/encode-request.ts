import fc from 'fast-check'
import { Upload } from './from-schema.ts'

export interface EncodedBody {
  contentType: string | undefined
  body: string | Uint8Array<ArrayBuffer> | FormData
}

export type Encoding = (value: unknown) => EncodedBody

const json = (value: unknown) => JSON.stringify(value) ?? 'undefined'
const utf8 = (text: string) => new TextEncoder().encode(text)

function as(
  contentType: string | undefined,
  write: (value: unknown) => string | Uint8Array<ArrayBuffer>,
): Encoding {
  return (value) => {
    const body = write(value)
    // For strings, fetch would add its own content type.
    return { contentType, body: contentType === undefined && typeof body === 'string' ? utf8(body) : body }
  }
}

const invalidUtf8 = (value: unknown) => {
  const bytes = utf8(json(value))
  bytes[Math.trunc(bytes.length / 2)] = 0xff
  return bytes
}

/** `{"a":1,"a":2}`: JSON.parse uses the last value, but a filter might check the first. */
const doubled = (value: unknown) => {
  const text = json(value)
  return text.startsWith('{') && text.length > 2
    ? `${text.slice(0, -1)},${text.slice(1)}`
    : `[${text},${text}]`
}

const damagedJson: readonly Encoding[] = [
  as('application/json', (value) => json(value).slice(0, -1)),
  as('application/json', doubled),
  as('application/json', invalidUtf8),
  as('application/json', (value) => `\uFEFF${json(value)}`),
  as('application/json', () => ''),
  as('application/json', () => '{"a":NaN}'),
  as('application/json; charset=utf-16', json),
  as('text/plain', json),
  as(undefined, json),
  as('application/x-www-form-urlencoded', json),
  as('multipart/form-data', json),
  as(
    'application/xml',
    () => '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  ),
]

export const jsonEncoding: fc.Arbitrary<Encoding> = fc.oneof(
  { weight: 8, arbitrary: fc.constant(as('application/json', json)) },
  { weight: 2, arbitrary: fc.constantFrom(...damagedJson) },
)

export function flattenFields(value: unknown): [string, string | Upload][] {
  if (typeof value !== 'object' || value === null) return [['value', String(value)]]
  const asField = (inner: unknown) => {
    if (inner instanceof Upload) return inner
    return typeof inner === 'object' && inner !== null ? json(inner) : String(inner ?? '')
  }
  const rowOf = (name: string, place: number, entry: unknown): [string, string | Upload][] =>
    typeof entry === 'object' && entry !== null && !(entry instanceof Upload)
      ? Object.entries(entry).map(([field, inner]) => [`${name}.${place}.${field}`, asField(inner)])
      : [[name, asField(entry)]]
  return Object.entries(value).flatMap(([name, inner]) =>
    Array.isArray(inner)
      ? inner.slice(0, 100).flatMap((entry, place) => rowOf(name, place, entry))
      : [[name, asField(inner)] as [string, string | Upload]],
  )
}

const urlEncoded = (value: unknown) => {
  const fields = new URLSearchParams()
  for (const [name, text] of flattenFields(value))
    fields.append(name, text instanceof Upload ? text.name : text)
  return fields.toString()
}

const multipart: Encoding = (value) => {
  const body = new FormData()
  for (const [name, part] of flattenFields(value)) {
    if (part instanceof Upload)
      body.append(name, new File([part.bytes as BlobPart], part.name, { type: part.type }))
    else body.append(name, part)
  }
  return { contentType: undefined, body }
}

const rawMultipart = (parts: string) => as('multipart/form-data; boundary=x', () => parts)

const FORM = 'application/x-www-form-urlencoded'
const damagedForms: readonly Encoding[] = [
  as(FORM, (value) => `${urlEncoded(value)}&${urlEncoded(value)}`),
  as(FORM, () => ''),
  as(FORM, (value) => `${urlEncoded(value)}&%zz=%&=&&&a[b][c]=1&__proto__[x]=1`),
  as(`${FORM}; charset=utf-16`, urlEncoded),
  as('application/json', json),
  as('text/plain', urlEncoded),
  as(undefined, urlEncoded),
  as('multipart/form-data', urlEncoded),
  rawMultipart('--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\nadd'),
  rawMultipart('--x\r\nContent-Disposition: form-data\r\n\r\nadd\r\n--x--\r\n'),
  rawMultipart('--x\r\nContent-Disposition: form-data; name="file"; filename="a\0.png"\r\n\r\n\r\n--x--\r\n'),
  rawMultipart(''),
]

export const formEncoding: fc.Arbitrary<Encoding> = fc.oneof(
  { weight: 6, arbitrary: fc.constant(as(FORM, urlEncoded)) },
  { weight: 3, arbitrary: fc.constant(multipart) },
  { weight: 2, arbitrary: fc.constantFrom(...damagedForms) },
)

/** Only multipart forms can carry files; the other encodings send the file name. */
export const uploadEncoding: fc.Arbitrary<Encoding> = fc.oneof(
  { weight: 8, arbitrary: fc.constant(multipart) },
  { weight: 2, arbitrary: fc.constantFrom(...damagedForms) },
)
