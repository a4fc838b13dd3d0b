import { MIMEType } from 'node:util'
import { data } from 'react-router'
import { z } from 'zod'

const MAX_FIELDS = 1_000

/** Invalid bodies get 400. Removes NUL characters, which PostgreSQL cannot store. */
export async function readFormData(request: Request, maxFields = MAX_FIELDS): Promise<FormData> {
  const fields = await fieldsIn(request, maxFields).catch(() => null)
  if (!fields) throw data(null, { status: 400 })
  const form = new FormData()
  for (const [name, value] of fields)
    form.append(name, typeof value === 'string' ? value.replaceAll('\0', '') : value)
  return form
}

/** Counts fields before parsing, because parsing is the expensive part. Returns null if there are too many. */
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
  let fieldCount = 0
  let place = content.indexOf(mark)
  while (place !== -1 && fieldCount <= most) {
    fieldCount += 1
    place = content.indexOf(mark, place + mark.length)
  }
  return fieldCount > most
}

type FormSchema = z.ZodObject | z.ZodDiscriminatedUnion<readonly z.ZodObject[]>

/** A form that does not match its schema gets 400, because no page of the shop sends it. */
export function readForm<Sent>(schema: FormSchema & z.ZodType<Sent>, form: FormData): Sent {
  const result = tryForm(schema, form)
  if (result === null) throw data(null, { status: 400 })
  return result
}

export function tryForm<Sent>(schema: FormSchema & z.ZodType<Sent>, form: FormData): Sent | null {
  const values = collectValues(listFields(schema), form)
  const reader: z.ZodType<Sent> = schema
  return reader.safeParse(values).data ?? null
}

type Row = FormDataEntryValue | Record<string, FormDataEntryValue>

/** Rows are named by list, place and field: `faq.0.question`. A list of texts may also repeat its name. */
function collectValues(fields: Map<string, { isList: boolean }>, form: FormData): Record<string, unknown> {
  const entries = new Map<string, unknown>()
  const lists = new Map<string, Map<number, Row>>()
  for (const [name, { isList: takesAll }] of fields) if (takesAll) lists.set(name, new Map())
  for (const [name, value] of form) {
    const [, list = name, place, field] = /^(\w+)\.(\d{1,4})(?:\.(\w+))?$/.exec(name) ?? []
    const rows = lists.get(list)
    if (rows) addToRow(rows, { place: Number(place ?? rows.size), field, value })
    else if (fields.has(name) && !entries.has(name)) entries.set(name, value)
  }
  const sortedLists = [...lists].map(([name, rows]) => {
    const sortedRows = [...rows].toSorted(([one], [other]) => one - other)
    return [name, sortedRows.map(([, row]) => row)] as const
  })
  return Object.fromEntries([...entries, ...sortedLists])
}

interface RowCell {
  place: number
  field: string | undefined
  value: FormDataEntryValue
}

function addToRow(rows: Map<number, Row>, { place, field, value }: RowCell): void {
  const row = rows.get(place) ?? {}
  if (field === undefined) rows.set(place, value)
  else if (typeof row === 'object' && !(row instanceof File) && !Object.hasOwn(row, field))
    rows.set(place, { ...row, [field]: value })
}

function listFields(schema: FormSchema): Map<string, { isList: boolean }> {
  const shapes = schema instanceof z.ZodObject ? [schema.shape] : schema.options.map(({ shape }) => shape)
  const fields = new Map<string, { isList: boolean }>()
  for (const [name, field] of shapes.flatMap((shape) => Object.entries(shape)))
    fields.set(name, { isList: isList(field) || fields.get(name)?.isList === true })
  return fields
}

function isList(field: unknown): boolean {
  return field instanceof z.ZodArray || (field instanceof z.ZodCatch && isList(field.unwrap()))
}
