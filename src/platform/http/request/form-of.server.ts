import { MIMEType } from 'node:util'
import { data } from 'react-router'
import { z } from 'zod'

/** More than the longest form outside the back office has. */
const MAX_FIELDS = 1_000

/**
 * The fields of a form. A body that is not a form (another content type, cut off in the middle, more fields than any form
 * of the shop) answers 400. PostgreSQL stores no NUL, so it is removed.
 */
export async function formOf(request: Request, maxFields = MAX_FIELDS): Promise<FormData> {
  const fields = await fieldsIn(request, maxFields).catch(() => null)
  if (!fields) throw data(null, { status: 400 })
  const form = new FormData()
  for (const [name, value] of fields)
    form.append(name, typeof value === 'string' ? value.replaceAll('\0', '') : value)
  return form
}

/** Null if there are too many fields. They are counted first, because parsing them is what costs. */
async function fieldsIn(
  request: Request,
  maxFields: number,
): Promise<Iterable<[string, FormDataEntryValue]> | null> {
  const type = new MIMEType(request.headers.get('Content-Type') ?? '')
  if (type.essence === 'application/x-www-form-urlencoded') {
    const text = await request.text()
    return hasMoreThan(maxFields, '&', text) ? null : new URLSearchParams(text)
  }
  const boundary = type.params.get('boundary')
  if (type.essence !== 'multipart/form-data' || !boundary) return null
  const bytes = Buffer.from(await request.arrayBuffer())
  if (hasMoreThan(maxFields, `--${boundary}`, bytes)) return null
  return new Response(bytes, { headers: { 'Content-Type': String(type) } }).formData()
}

function hasMoreThan(most: number, mark: string, content: string | Buffer): boolean {
  let found = 0
  let place = content.indexOf(mark)
  while (place !== -1 && found <= most) {
    found += 1
    place = content.indexOf(mark, place + mark.length)
  }
  return found > most
}

type FormSchema = z.ZodObject | z.ZodDiscriminatedUnion<readonly z.ZodObject[]>

/** The form as its schema describes it. One that no page of the shop sends is a bad request, like a body that is none. */
export function readForm<Sent>(schema: FormSchema & z.ZodType<Sent>, form: FormData): Sent {
  const sent = tryForm(schema, form)
  if (sent === null) throw data(null, { status: 400 })
  return sent
}

/** As `readForm`, for actions that have a sentence for what does not fit: null then. */
export function tryForm<Sent>(schema: FormSchema & z.ZodType<Sent>, form: FormData): Sent | null {
  const sent = valuesOf(fieldsOf(schema), form)
  const reader: z.ZodType<Sent> = schema
  return reader.safeParse(sent).data ?? null
}

/** Reads the form once: `get` and `getAll` search all of it for each name. */
function valuesOf(fields: Map<string, { isList: boolean }>, form: FormData): Record<string, unknown> {
  const sent = new Map<string, unknown>()
  const lists = new Map<string, FormDataEntryValue[]>()
  for (const [name, { isList: takesAll }] of fields) if (takesAll) lists.set(name, [])
  for (const [name, value] of form) {
    if (lists.has(name)) lists.get(name)?.push(value)
    else if (fields.has(name) && !sent.has(name)) sent.set(name, value)
  }
  return Object.fromEntries([...sent, ...lists])
}

/** By name; a list takes every value of its name. */
function fieldsOf(schema: FormSchema): Map<string, { isList: boolean }> {
  const shapes = schema instanceof z.ZodObject ? [schema.shape] : schema.options.map(({ shape }) => shape)
  const fields = new Map<string, { isList: boolean }>()
  for (const [name, field] of shapes.flatMap((shape) => Object.entries(shape)))
    fields.set(name, { isList: isList(field) || fields.get(name)?.isList === true })
  return fields
}

/** A list may fall back to another where it does not fit. */
function isList(field: unknown): boolean {
  return field instanceof z.ZodArray || (field instanceof z.ZodCatch && isList(field.unwrap()))
}
