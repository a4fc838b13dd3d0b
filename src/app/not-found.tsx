import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { shopOf } from '#platform/http/request/context.server.ts'
import { frameCopy } from '#ui/copy/frame.ts'
import { NotFoundPage } from '#ui/feedback/not-found-page.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'

function answerUnknownPath({ request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  shopOf(context).log.info({ path: new URL(request.url).pathname }, 'unknown path')
  return data(null, { status: 404 })
}

export const loader = (args: LoaderFunctionArgs) => answerUnknownPath(args)

/** Without an action, a POST to an unknown URL would get 405 instead of 404. */
export const action = (args: ActionFunctionArgs) => answerUnknownPath(args)

export const meta = privatePage(frameCopy.notFound.title)

export default NotFoundPage
