import { data, redirect } from 'react-router'
import { redirectWithFlash } from '#platform/http/request/flash.server.ts'
import { isDocumentRequest } from '#platform/http/request/is-document-request.server.ts'
import type { Shop } from '#platform/shop.ts'
import type { FormAnswer } from './form-answer.ts'

/** Scripts get the answer as data. Forms without JavaScript get a redirect with a flash message. */
export async function sendAnswer<Answer extends FormAnswer>(
  request: Request,
  shop: Shop,
  answer: Answer,
  page: string,
) {
  if (isDocumentRequest(request)) return goOnWith(shop, page, answer)
  return data(answer, answer.ok ? 200 : 409)
}

export async function goOnWith(
  shop: Shop,
  page: string,
  { toast }: FormAnswer,
  headers?: Headers,
): Promise<Response> {
  return toast ? redirectWithFlash(shop, page, toast, headers) : redirect(page, { headers })
}
