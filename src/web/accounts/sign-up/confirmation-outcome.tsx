import { emailConfirmationCopy } from '#copy/account/confirmation.ts'
import { authPath } from '#web/kit/browser/auth-path.ts'
import { Button, LinkButton } from '#web/kit/elements/button.tsx'
import { Icon, type IconName } from '#web/kit/elements/icon.tsx'
import type { ConfirmationAnswer } from './confirmation-answer.ts'

interface ConfirmationOutcomeProps {
  token: string | null
  /** Where she was going when she signed up. */
  redirectTo: string
  /** Null while it is on its way. */
  answer: ConfirmationAnswer | null
  /** Where the shop gave no answer of its own: the token is as good as before. */
  onRetry: (() => void) | null
}

/** The three states of the page. One live region for all of them, so that the change is read aloud. */
export function ConfirmationOutcome({ token, redirectTo, answer, onRetry }: ConfirmationOutcomeProps) {
  const { loading, success, error } = emailConfirmationCopy
  const title = answer ? (answer.success ? success.title : error.title) : loading.title
  return (
    <div className="confirm">
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
