import { data } from 'react-router'

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
