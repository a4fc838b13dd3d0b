import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { postLimits } from '#content/blog/domain/post-draft.ts'
import { findPostText, type PostText } from '#content/blog/use-cases/find-post-text.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { readForm, readFormData } from '#platform/http/request/read-form-data.server.ts'

export const previewSchema = z.object({ content: z.string() })

export async function previewPost(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { content } = readForm(previewSchema, await readFormData(request))
  // Too long to be saved; the form reports that, so no preview is needed.
  if (content.length > postLimits.content * 2) throw data(null, { status: 413 })
  const { text } = await findPostText(shopOf(context), content)
  return Response.json(text satisfies PostText, { headers: { 'Cache-Control': 'no-store' } })
}
