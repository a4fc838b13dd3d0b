import { useCallback, useEffect, useRef, useState } from 'react'
import { data } from 'react-router'
import { AuthLayout } from '#accounts/sign-in/storefront/auth-layout.tsx'
import { emailConfirmationCopy } from '#accounts/sign-up/copy.ts'
import { pathTo } from '#addresses.ts'
import { functionCopy } from '#platform/copy/functions.ts'
import { localPathOr } from '#platform/domain/local-path.ts'
import { requestOf, shopOf } from '#platform/http/request/context.server.ts'
import { tokenForm } from '#platform/http/request/form-fields.server.ts'
import { readForm, readFormData } from '#platform/http/request/read-form-data.server.ts'
import { shopPicture } from '#settings/storefront/shop-picture.server.ts'
import { authPath } from '#ui/browser/auth-path.ts'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import { Icon, type IconName } from '#ui/elements/icon.tsx'
import { callFunction } from '#ui/failures/call-function.ts'
import { privateMeta } from '#ui/seo/page-meta.ts'
import { toast } from '#ui/toast/toast-store.ts'
import type { Route } from './+types/email-confirmation-route'
import { type ConfirmationAnswer, confirmAndAnswer } from './confirm-and-answer.server.ts'

export { framelessLinks as links } from '#ui/styles/shop-sheets.ts'

interface ConfirmationOutcomeProps {
  token: string | null
  redirectTo: string
  answer: ConfirmationAnswer | null
  /** Set if the server did not respond; the token is then unused. */
  onRetry: (() => void) | null
}

const lostAnswer: ConfirmationAnswer = { success: false, error: emailConfirmationCopy.lost }

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams: query } = new URL(request.url)
  return {
    token: query.get('token')?.trim() || null,
    redirectTo: localPathOr(pathTo('home'), query.get('redirectTo')),
    picture: shopPicture(shopOf(context), 'confirmation'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context)
  const allowed = await shop.rateLimits.consume('verify-email-token', requestOf(context).clientAddress)
  if (!allowed.ok) {
    const error = functionCopy.tooMany(allowed.details.retryAfterSeconds)
    return data<ConfirmationAnswer>({ success: false, error }, 429)
  }
  const { token } = readForm(tokenForm, await readFormData(request))
  const { answer, headers } = await confirmAndAnswer(shop, token)
  return data(answer, { status: answer.success ? 200 : 400, headers })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { page, error } = emailConfirmationCopy
  return privateMeta(matches, loaderData?.token ? page : error.title)
}

const withoutToken: ConfirmationAnswer = { success: false, error: emailConfirmationCopy.noToken }

export default function EmailConfirmation({ loaderData, actionData }: Route.ComponentProps) {
  const { token, redirectTo, picture } = loaderData
  const { answer, retry } = useConfirmation(token, actionData ?? (token ? null : withoutToken))
  return (
    <AuthLayout image={picture}>
      <ConfirmationOutcome token={token} redirectTo={redirectTo} answer={answer} onRetry={retry} />
    </AuthLayout>
  )
}

/** Posts the token instead of consuming it on GET, because mail scanners open every link. */
function useConfirmation(token: string | null, firstAnswer: ConfirmationAnswer | null) {
  const [answer, setAnswer] = useState<ConfirmationAnswer | 'lost' | null>(firstAnswer)
  const hasAsked = useRef(false)
  const ask = useCallback(async () => {
    if (!token) return
    setAnswer(null)
    const next = await verify(token)
    setAnswer(next)
    showToast(next)
  }, [token])
  useEffect(() => {
    if (hasAsked.current) return
    hasAsked.current = true
    if (firstAnswer) showToast(firstAnswer)
    else void ask()
  }, [firstAnswer, ask])
  return answer === 'lost' ? { answer: lostAnswer, retry: ask } : { answer, retry: null }
}

async function verify(token: string): Promise<ConfirmationAnswer | 'lost'> {
  const called = await callFunction<ConfirmationAnswer>('verify-email-token', { token })
  if (called.ok) return called.body
  if (called.status === 0 || called.status >= 500) return 'lost'
  return { success: false, error: called.error ?? emailConfirmationCopy.failed }
}

function showToast(next: ConfirmationAnswer | 'lost'): void {
  const answer = next === 'lost' ? lostAnswer : next
  if (answer.success) toast(emailConfirmationCopy.confirmedToast)
  else toast({ title: emailConfirmationCopy.failedToast, text: answer.error, tone: 'destructive' })
}

/** One live region for all states, so that the change is announced. */
function ConfirmationOutcome({ token, redirectTo, answer, onRetry }: ConfirmationOutcomeProps) {
  const { loading, success, error } = emailConfirmationCopy
  const title = answer ? (answer.success ? success.title : error.title) : loading.title
  return (
    <div className="confirm grid">
      <Seal answer={answer} />
      <div role="status">
        <h1>{title}</h1>
      </div>
      {!answer && <p className="muted js-only">{loading.text}</p>}
      {!answer && token && <ConfirmByHand token={token} />}
      {answer?.success && <p className="muted">{answer.message}</p>}
      {answer?.success === false && (
        <>
          <p className="muted">{answer.error}</p>
          {!onRetry && <p className="small muted">{error.advice}</p>}
        </>
      )}
      {onRetry && (
        <Button block onClick={onRetry}>
          {error.retry}
        </Button>
      )}
      {answer && (
        <LinkButton to={authPath(redirectTo)} block variant={onRetry ? 'ghost' : undefined}>
          {answer.success ? success.action : error.action}
        </LinkButton>
      )}
    </div>
  )
}

function Seal({ answer }: { answer: ConfirmationAnswer | null }) {
  const [look, icon]: [string, IconName] = answer
    ? answer.success
      ? ['seal--ok', 'check']
      : ['seal--bad', 'alert']
    : ['seal--wait', 'mail']
  return (
    <div className={`seal ${look}`} aria-hidden="true">
      <Icon name={icon} size="l" />
    </div>
  )
}

function ConfirmByHand({ token }: { token: string }) {
  const { text, submit } = emailConfirmationCopy.withoutScript
  return (
    <noscript>
      <form method="post">
        <p className="muted">{text}</p>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" block className="mt4">
          {submit}
        </Button>
      </form>
    </noscript>
  )
}
