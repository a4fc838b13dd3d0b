import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { frameCopy } from '#copy/shop/frame.ts'
import { NotFoundPage } from '#web/kit/feedback/not-found-page.tsx'
import { privatePage } from '#web/kit/seo/page-meta.ts'
import { shopOf } from '#web/server/request/context.server.ts'

function answerUnknownPath({ request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  shopOf(context).log.info({ path: new URL(request.url).pathname }, 'unknown path')
  return data(null, { status: 404 })
}

export const loader = (args: LoaderFunctionArgs) => answerUnknownPath(args)

/** Without it a form posted to an address that does not exist would be called a wrong method. */
export const action = (args: ActionFunctionArgs) => answerUnknownPath(args)

export const meta = privatePage(frameCopy.notFound.title)

export default NotFoundPage
