import { data } from 'react-router'
import { z } from 'zod'

/**
 * What was typed into a form. A body that is none (another content type, cut off in the middle) is its sender's fault,
 * not the shop's: 400. PostgreSQL keeps no NUL, and nobody types one.
 */
export async function formOf(request: Request): Promise<FormData> {
  const typed = await request.formData().catch(() => null)
  if (!typed) throw data(null, { status: 400 })
  const form = new FormData()
  for (const [name, value] of typed)
    form.append(name, typeof value === 'string' ? value.replaceAll('\0', '') : value)
  return form
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
  const lists = listsOf(schema)
  const sent = Object.fromEntries(
    [...form.keys(), ...lists].map((name) => [name, lists.has(name) ? form.getAll(name) : form.get(name)]),
  )
  const reader: z.ZodType<Sent> = schema
  return reader.safeParse(sent).data ?? null
}

/** The fields that may stand in the form several times. */
function listsOf(schema: FormSchema): Set<string> {
  const shapes = schema instanceof z.ZodObject ? [schema.shape] : schema.options.map(({ shape }) => shape)
  const fields = shapes.flatMap((shape) => Object.entries(shape))
  return new Set(fields.flatMap(([name, field]) => (isList(field) ? [name] : [])))
}

/** A list may fall back to another where it does not fit. */
function isList(field: unknown): boolean {
  return field instanceof z.ZodArray || (field instanceof z.ZodCatch && isList(field.unwrap()))
}
