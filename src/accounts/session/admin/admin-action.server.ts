import { data, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { requireFreshProof } from '#accounts/session/storefront/fresh-proof.server.ts'
import type { Actor } from '#platform/audit/record-change.ts'
import type { Ok, Refusal } from '#platform/domain/result.ts'
import { isAllowed } from '#platform/http/functions/is-allowed.server.ts'
import { answerForm, answerFormWhenDone, requestNameOf } from '#platform/http/request/answer-form.server.ts'
import { customerOf, requestOf, shopOf, visitorOf } from '#platform/http/request/context.server.ts'
import { formOf, tryForm } from '#platform/http/request/form-of.server.ts'
import { cameFrom, isDocumentRequest } from '#platform/http/request/is-document-request.server.ts'
import type { RequestName } from '#platform/operations/request-answers.ts'
import type { Shop } from '#platform/shop.ts'
import { adminErrorTitle } from '#ui/copy/admin-frame.ts'
import { intentIn } from '#ui/failures/failed-answer.ts'
import { done, type FormAnswer, refused } from '#ui/form/form-answer.ts'
import { goOnWith } from '#ui/form/send-answer.server.ts'
import type { ToastMessage } from '#ui/toast/toast-store.ts'

type Context = Readonly<RouterContextProvider>

/** Who acts, for the history. Only behind the guard. */
export function actorOf(context: Context): Actor {
  const { userId, name, email } = customerOf(context)
  return { id: userId, name: name || email }
}

/** A refusal under the title that all of them have in the back office. */
export const refusedWith = (text: string): FormAnswer => refused({ title: adminErrorTitle, text })

/** What an intent works with. */
export interface AdminRequest {
  /** Inside the transaction that stores the answer, unless the intent has steps or a transaction of its own. */
  shop: Shop
  actor: Actor
  /** Who must not see money, nor be led to a page that they have not. */
  isHelper: boolean
  /** The session that the owner acts in. */
  sessionId: string
  /** Of the page's address. */
  params: Readonly<Record<string, string | undefined>>
  /** For use cases that open the transaction of the answer themselves. */
  requestName: RequestName
}

/** The page that an answer leads to, with its words on it; without it the form gets the answer. */
type Next = { next?: string; nextWithoutScript?: string }

interface IntentBase<Sent> {
  /** The fields of its form. */
  schema: z.ZodObject & z.ZodType<Sent>
  /** What a surprise is called. A title of its own is that of the refusals too. */
  failed: string | { title: string; text?: string } | ((sent: Sent) => FormAnswer)
  /** 'helper' where helpers have it too; the page's route says so as well. */
  access?: 'helper' | 'administrator'
  /** Asks for the second factor first: what deletes, gives money or rights away, or lets data out. */
  proof?: boolean | ((sent: Sent) => boolean)
  /** It is no single transaction: its answer is stored when it is done, and it bears running twice. */
  inSteps?: boolean | ((sent: Sent) => boolean)
  /** Its use case opens the transaction of the answer itself, under `requestName`. */
  ownTransaction?: boolean
  /** Without a script its answer is shown by the page itself, since it is more than a sentence. */
  answersOnPage?: boolean
}

interface UseCaseIntent<Sent, Result extends Outcome, Data> extends IntentBase<Sent> {
  run(sent: Sent, request: AdminRequest): Promise<Result>
  done(value: ValueOf<Result>, sent: Sent): ToastMessage | null
  /** The sentence of each refusal. */
  refusals: Record<RefusalOf<Result>['code'], string> | ((refusal: RefusalOf<Result>) => string)
  /** What the form is told besides the sentence, such as the field that is wrong. */
  adds?(result: Result, sent: Sent): Data
}

interface AnswerIntent<Sent, Data> extends IntentBase<Sent> {
  /** In place of `run`, `done` and `refusals`, where the answer is more than a sentence. */
  answer(sent: Sent, request: AdminRequest): Promise<FormAnswer<Data> & Next>
}

type Outcome = Ok<unknown> | Refusal<string, unknown>
type ValueOf<Result> = Result extends { ok: true; value: infer Value } ? Value : never
type RefusalOf<Result> = Extract<Result, { ok: false }>
type Sentences = Readonly<Record<string, string>>

/** A form that was read, ready to be carried out. */
interface PreparedRequest<Shown> {
  failure: Shown
  needsProof: boolean
  inSteps: boolean
  ownTransaction: boolean
  answersOnPage: boolean
  carryOut(request: AdminRequest): Promise<Shown & Next>
}

export interface Intent<Shown extends FormAnswer> {
  schema: z.ZodObject
  access: 'helper' | 'administrator'
  /** Null where the form does not fit. */
  read(form: FormData): PreparedRequest<Shown> | null
}

/** One thing that can be done on a page: an entry of the table that `adminAction` gets. */
export function intent<Sent, Result extends Outcome, Data = unknown>(
  one: UseCaseIntent<Sent, Result, Data>,
): Intent<FormAnswer<Data>>
export function intent<Sent, Data = unknown>(one: AnswerIntent<Sent, Data>): Intent<FormAnswer<Data>>
export function intent<Sent, Result extends Outcome, Data>(
  one: UseCaseIntent<Sent, Result, Data> | AnswerIntent<Sent, Data>,
): Intent<FormAnswer<Data>> {
  const {
    schema,
    failed,
    access = 'administrator',
    proof = false,
    inSteps = false,
    ownTransaction = false,
    answersOnPage = false,
  } = one
  return {
    schema,
    access,
    read(form) {
      const sent = tryForm(schema, form)
      if (sent === null) return null
      return {
        failure: typeof failed === 'function' ? failed(sent) : failureOf(failed),
        needsProof: typeof proof === 'function' ? proof(sent) : proof,
        inSteps: typeof inSteps === 'function' ? inSteps(sent) : inSteps,
        ownTransaction,
        answersOnPage,
        carryOut: (request) => ('answer' in one ? one.answer(sent, request) : runUseCase(one, sent, request)),
      }
    },
  }
}

const failureOf = (failed: string | { title: string; text?: string }) =>
  typeof failed === 'string' ? refusedWith(failed) : refused(failed)

async function runUseCase<Sent, Result extends Outcome, Data>(
  { run, done: wordsOf, refusals, adds, failed }: UseCaseIntent<Sent, Result, Data>,
  sent: Sent,
  request: AdminRequest,
): Promise<FormAnswer<Data>> {
  const result = await run(sent, request)
  return { ...wordsFor(result), ...adds?.(result, sent) } as FormAnswer<Data>

  function wordsFor(given: Outcome): FormAnswer {
    if (given.ok) return done(wordsOf(given.value as ValueOf<Result>, sent))
    const sentenceOf =
      typeof refusals === 'function'
        ? refusals
        : ({ code }: { code: string }) => (refusals as Sentences)[code]
    return refused({
      title: typeof failed === 'object' ? failed.title : adminErrorTitle,
      text: sentenceOf(given as RefusalOf<Result>),
    })
  }
}

/** The stock count sends two fields for each of up to 5,000 sizes. */
const MAX_FIELDS = 11_000

interface AdminActionOptions {
  /** Where a form without a script leads back to, unless it says itself where it was sent from. Without it the page shows the answer. */
  back?: string | ((params: AdminRequest['params']) => string)
  /** False: the address is of no page. */
  isPage?(params: AdminRequest['params']): boolean
  /** What a form without an intent, or with one that is not in the table, wants. */
  otherwise?: string
  /** In place of a bad request, where a form does not fit. */
  unreadable?: string
}

interface ActionArgs {
  request: Request
  params: AdminRequest['params']
  context: Context
  /** What was sent, where somebody has read it already. */
  form?: FormData
}

/**
 * The action of a page: finds what was asked for in the table, has it done once for each request key, and answers. A surprise is
 * logged, and the answer says which action failed.
 */
export function adminAction<Shown extends FormAnswer = FormAnswer>(
  intents: Readonly<Record<string, Intent<Shown>>>,
  { back, isPage = () => true, otherwise = '', unreadable }: AdminActionOptions = {},
) {
  return async ({ request, params, context, form: read }: ActionArgs) => {
    if (!isPage(params)) throw data(null, { status: 404 })
    const form = read ?? (await formOf(request, MAX_FIELDS))
    const name = Object.hasOwn(intents, intentIn(form)) ? intentIn(form) : otherwise
    const found = intents[name]
    if (!isAllowed(found?.access ?? 'helper', visitorOf(context))) throw data(null, { status: 403 })
    const prepared = found?.read(form) ?? null
    if (!prepared && unreadable === undefined) throw data(null, { status: 400 })
    if (prepared?.needsProof) await requireFreshProof({ request, context, form })
    const { answer, status } = prepared
      ? await answerOrFail(context, { form, params, prepared })
      : { answer: refusedWith(unreadable ?? ''), status: 409 }
    const { next, nextWithoutScript, ...shown }: FormAnswer & Next = answer
    const page = next ?? (isDocumentRequest(request) ? (nextWithoutScript ?? backTo()) : null)
    if (page !== null) return goOnWith(shopOf(context), page, inWords(shown))
    return data((isDocumentRequest(request) ? inWords(shown) : shown) as Shown, status)

    function backTo(): string | null {
      if (back === undefined || prepared?.answersOnPage) return null
      const list = typeof back === 'string' ? back : back(params)
      return cameFrom(request, shopOf(context).config.siteUrl, list)
    }
  }
}

/** What a script offers to take back is said as well where there is none. */
function inWords({ undo, ...shown }: FormAnswer<{ undo: ToastMessage }>): FormAnswer {
  return undo && !shown.toast ? { ...shown, toast: { title: undo.title, text: undo.text } } : shown
}

async function answerOrFail<Shown extends FormAnswer>(
  context: Context,
  {
    form,
    params,
    prepared,
  }: { form: FormData; params: AdminRequest['params']; prepared: PreparedRequest<Shown> },
): Promise<{ answer: Shown & Next; status: number }> {
  const { isHelper, sessionId } = customerOf(context)
  const outside = { shop: shopOf(context), actor: actorOf(context), isHelper, sessionId, params }
  const request = { ...outside, requestName: requestNameOf(context, form) }
  try {
    const answer = await answerOnce()
    return { answer, status: answer.ok ? 200 : 409 }
  } catch (error) {
    if (error instanceof Response) throw error
    requestOf(context).reportFailure(error)
    return { answer: prepared.failure, status: 500 }
  }

  function answerOnce() {
    if (prepared.ownTransaction) return prepared.carryOut(request)
    return prepared.inSteps
      ? answerFormWhenDone(context, form, () => prepared.carryOut(request))
      : answerForm(context, form, (shop) => prepared.carryOut({ ...request, shop }))
  }
}
