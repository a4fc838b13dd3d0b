import { data, type RouterContextProvider } from 'react-router'
import { adminErrorTitle } from '#copy/admin/frame.ts'
import type { Actor } from '#shop/audit/record-change.ts'
import { type FormAnswer, refused } from '#web/kit/form/form-answer.ts'
import { goOnWith } from '#web/kit/form/send-answer.server.ts'
import { answerForm, answerFormWhenDone } from '#web/server/request/answer-form.server.ts'
import { customerOf, requestOf, shopOf } from '#web/server/request/context.server.ts'
import { cameFrom, isDocumentRequest } from '#web/server/request/is-document-request.server.ts'

type Context = Readonly<RouterContextProvider>

/** Who acts, for the history. Only behind the guard. */
export function actorOf(context: Context): Actor {
  const { userId, name, email } = customerOf(context)
  return { id: userId, name: name || email }
}

/** A refusal under the title that all of them have in the back office. */
export const refusedWith = (text: string): FormAnswer => refused({ title: adminErrorTitle, text })

interface Action<Answer> {
  failure: Answer
  /** What was sent: given, the action is done once for each press, with a context whose shop is inside its transaction. */
  form?: FormData
  /** It is no single transaction: its answer is stored when it is done, and it bears running twice. */
  inSteps?: boolean
  run: (context: Context) => Promise<Answer>
}

/** Runs an action; a surprise is logged, and the page says which action failed instead of falling over. */
export async function answerOrFail<Answer extends FormAnswer>(
  context: Context,
  { failure, form, inSteps, run }: Action<Answer>,
) {
  try {
    const answer = await answerPress()
    return data(answer, answer.ok ? 200 : 409)
  } catch (error) {
    if (error instanceof Response) throw error
    requestOf(context).reportFailure(error)
    return data(failure, 500)
  }

  function answerPress() {
    if (!form) return run(context)
    return inSteps
      ? answerFormWhenDone(context, form, () => run(context))
      : answerForm(context, form, (_, inside) => run(inside))
  }
}

interface ListAction<Answer> extends Action<Answer> {
  /** Where a form without a script leads when it does not say where it came from. */
  list: string
}

/** As `answerOrFail`; a press without a script wants a page back: the one it came from, with the sentence on it. */
export async function answerOrGoBack<Answer extends FormAnswer>(
  request: Request,
  context: Context,
  { list, ...action }: ListAction<Answer>,
) {
  const answer = await answerOrFail(context, action)
  if (!isDocumentRequest(request)) return answer
  const shop = shopOf(context)
  return goOnWith(shop, cameFrom(request, shop.config.siteUrl, list), answer.data)
}
