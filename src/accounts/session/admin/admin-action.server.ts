import { data, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { requireFreshProof } from '#accounts/session/storefront/fresh-proof.server.ts'
import type { Actor } from '#platform/audit/record-change.ts'
import type { Ok, Refusal } from '#platform/domain/result.ts'
import { isAllowed } from '#platform/http/functions/is-allowed.server.ts'
import { answerForm, answerFormWhenDone, readRequestName } from '#platform/http/request/answer-form.server.ts'
import { customerOf, requestOf, shopOf, visitorOf } from '#platform/http/request/context.server.ts'
import { cameFrom, isDocumentRequest } from '#platform/http/request/is-document-request.server.ts'
import { readFormData, tryForm } from '#platform/http/request/read-form-data.server.ts'
import type { RequestName } from '#platform/operations/request-answers.ts'
import type { Shop } from '#platform/shop.ts'
import { adminErrorTitle } from '#ui/copy/admin-frame.ts'
import { intentIn } from '#ui/failures/failed-answer.ts'
import { done, type FormAnswer, refused } from '#ui/form/form-answer.ts'
import { goOnWith } from '#ui/form/send-answer.server.ts'
import type { ToastMessage } from '#ui/toast/toast-store.ts'

type Context = Readonly<RouterContextProvider>

export function readActor(context: Context): Actor {
  const { userId, name, email } = customerOf(context)
  return { id: userId, name: name || email }
}

export const refusedWith = (text: string): FormAnswer => refused({ title: adminErrorTitle, text })

export interface AdminRequest {
  /**
   * Bound to the transaction that stores the response, unless the intent has `inSteps` or
   * `ownTransaction`.
   */
  shop: Shop
  actor: Actor
  /** Helpers must not see amounts or be redirected to pages they cannot open. */
  isHelper: boolean
  sessionId: string
  params: Readonly<Record<string, string | undefined>>
  requestName: RequestName
}

type Next = { next?: string }

interface IntentBase<Sent> {
  schema: z.ZodObject & z.ZodType<Sent>
  /** Title of unexpected errors. An object's title is also used for refusals. */
  failed: string | { title: string; text?: string } | ((sent: Sent) => FormAnswer)
  /** 'helper' also allows helpers; the page's route must allow them too. */
  access?: 'helper' | 'administrator'
  /** Requires the second factor: for deleting, refunding, granting rights and exporting data. */
  proof?: boolean | ((sent: Sent) => boolean)
  /**
   * True if the intent does not run in a single transaction. Its response is stored at the end, so a
   * repeated run must be safe.
   */
  inSteps?: boolean | ((sent: Sent) => boolean)
  /** The use case opens the response's transaction itself, using `requestName`. */
  ownTransaction?: boolean
}

interface UseCaseIntent<Sent, Result extends Outcome, Data> extends IntentBase<Sent> {
  run(sent: Sent, request: AdminRequest): Promise<Result>
  done(value: ValueOf<Result>, sent: Sent): ToastMessage | null
  refusals: Record<RefusalOf<Result>['code'], string> | ((refusal: RefusalOf<Result>) => string)
  /** Form field that each refusal is about; the form shows the sentence there and moves the focus. */
  fields?: Readonly<Partial<Record<RefusalOf<Result>['code'], string>>>
  adds?(result: Result, sent: Sent): Data
}

interface AnswerIntent<Sent, Data> extends IntentBase<Sent> {
  answer(sent: Sent, request: AdminRequest): Promise<FormAnswer<Data> & Next>
}

type Outcome = Ok<unknown> | Refusal<string, unknown>
type ValueOf<Result> = Result extends { ok: true; value: infer Value } ? Value : never
type RefusalOf<Result> = Extract<Result, { ok: false }>
type Sentences = Readonly<Record<string, string>>

interface PreparedRequest<Shown> {
  failure: Shown
  needsProof: boolean
  inSteps: boolean
  ownTransaction: boolean
  carryOut(request: AdminRequest): Promise<Shown & Next>
}

export interface Intent<Shown extends FormAnswer> {
  schema: z.ZodObject
  access: 'helper' | 'administrator'
  read(form: FormData): PreparedRequest<Shown> | null
}

export function intent<Sent, Result extends Outcome, Data = unknown>(
  definition: UseCaseIntent<Sent, Result, Data>,
): Intent<FormAnswer<Data>>
export function intent<Sent, Data = unknown>(definition: AnswerIntent<Sent, Data>): Intent<FormAnswer<Data>>
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
  } = one
  return {
    schema,
    access,
    read(form) {
      const sent = tryForm(schema, form)
      if (sent === null) return null
      return {
        failure: typeof failed === 'function' ? failed(sent) : buildFailure(failed),
        needsProof: typeof proof === 'function' ? proof(sent) : proof,
        inSteps: typeof inSteps === 'function' ? inSteps(sent) : inSteps,
        ownTransaction,
        carryOut: (request) => ('answer' in one ? one.answer(sent, request) : runUseCase(one, sent, request)),
      }
    },
  }
}

const buildFailure = (failed: string | { title: string; text?: string }) =>
  typeof failed === 'string' ? refusedWith(failed) : refused(failed)

async function runUseCase<Sent, Result extends Outcome, Data>(
  { run, done: wordsOf, refusals, fields, adds, failed }: UseCaseIntent<Sent, Result, Data>,
  sent: Sent,
  request: AdminRequest,
): Promise<FormAnswer<Data>> {
  const result = await run(sent, request)
  const field = result.ok
    ? undefined
    : fields?.[(result as RefusalOf<Result>).code as RefusalOf<Result>['code']]
  return { ...wordsFor(result), ...(field && { field }), ...adds?.(result, sent) } as FormAnswer<Data>

  function wordsFor(outcome: Outcome): FormAnswer {
    if (outcome.ok) return done(wordsOf(outcome.value as ValueOf<Result>, sent))
    const describeRefusal =
      typeof refusals === 'function'
        ? refusals
        : ({ code }: { code: string }) => (refusals as Sentences)[code]
    return refused({
      title: typeof failed === 'object' ? failed.title : adminErrorTitle,
      text: describeRefusal(outcome as RefusalOf<Result>),
    })
  }
}

/** The stock count submits two fields for each of up to 5,000 sizes. */
const MAX_FIELDS = 11_000

interface AdminActionOptions {
  /** Redirect target for forms submitted before hydration, unless the browser sends a referrer. */
  back?: string | ((params: AdminRequest['params']) => string)
  isPage?(params: AdminRequest['params']): boolean
  otherwise?: string
  unreadable?: string
}

interface ActionArgs {
  request: Request
  params: AdminRequest['params']
  context: Context
  form?: FormData
}

/**
 * Runs the requested intent once per request key. Unexpected errors are logged, and the response names the
 * failed action.
 */
export function adminAction<Shown extends FormAnswer = FormAnswer>(
  intents: Readonly<Record<string, Intent<Shown>>>,
  { back, isPage = () => true, otherwise = '', unreadable }: AdminActionOptions = {},
) {
  return async ({ request, params, context, form: read }: ActionArgs) => {
    if (!isPage(params)) throw data(null, { status: 404 })
    const form = read ?? (await readFormData(request, MAX_FIELDS))
    const name = Object.hasOwn(intents, intentIn(form)) ? intentIn(form) : otherwise
    const intent = intents[name]
    if (!isAllowed(intent?.access ?? 'helper', visitorOf(context))) throw data(null, { status: 403 })
    const prepared = intent?.read(form) ?? null
    if (!prepared && unreadable === undefined) throw data(null, { status: 400 })
    if (prepared?.needsProof) await requireFreshProof({ request, context, form })
    const { answer, status } = prepared
      ? await answerOrFail(context, { form, params, prepared })
      : { answer: refusedWith(unreadable ?? ''), status: 409 }
    const { next, ...shown }: FormAnswer & Next = answer
    const page = next ?? (isDocumentRequest(request) ? backTo() : null)
    if (page !== null) return goOnWith(shopOf(context), page, inWords(shown))
    return data((isDocumentRequest(request) ? inWords(shown) : shown) as Shown, status)

    function backTo(): string | null {
      if (back === undefined) return null
      const list = typeof back === 'string' ? back : back(params)
      return cameFrom(request, shopOf(context).config.siteUrl, list)
    }
  }
}

/** A page that is loaded again has no undo button, so only its title is shown. */
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
  const outside = { shop: shopOf(context), actor: readActor(context), isHelper, sessionId, params }
  const request = { ...outside, requestName: readRequestName(context, form) }
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
