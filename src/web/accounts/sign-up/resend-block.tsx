import { useFetcher } from 'react-router'
import { accessFailed } from '#copy/account/accounts.ts'
import { confirmationCopy } from '#copy/account/confirmation.ts'
import type { AuthAnswer } from '#web/accounts/access/auth-answer.ts'
import { authPath } from '#web/kit/browser/auth-path.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import { useResendCountdown } from './use-resend-countdown.ts'
import { WebhookField } from './webhook-field.tsx'

interface ResendBlockProps {
  email: string
  webhookUrl: string
  secondsLeft: number
  sentAt: number
  redirectTo: string
}

/** Another e-mail, a minute after the last one. The server counts too; this only shows it. */
export function ResendBlock({ email, webhookUrl, secondsLeft, sentAt, redirectTo }: ResendBlockProps) {
  const fetcher = useFetcher<AuthAnswer>()
  useToastAnswer(fetcher.data, undefined, accessFailed)
  const left = useResendCountdown({ secondsLeft, sentAt }, fetcher.data)
  const isWaiting = left > 0
  return (
    <section className="resend mt6">
      <h2>{confirmationCopy.resendTitle}</h2>
      <p className="small muted mt2">{confirmationCopy.resendText}</p>
      <fetcher.Form method="post" action={authPath(redirectTo)} noValidate>
        <input type="hidden" name="intent" value="resend" />
        <input type="hidden" name="email" value={email} />
        <WebhookField defaultValue={webhookUrl || undefined} />
        <Button
          type="submit"
          variant="ghost"
          block
          className="mt4"
          disabled={isWaiting}
          busy={fetcher.state !== 'idle'}
          busyLabel={confirmationCopy.resending}
        >
          {isWaiting ? confirmationCopy.resendIn(left) : confirmationCopy.resend}
        </Button>
      </fetcher.Form>
      {isWaiting && (
        <noscript>
          <p className="hint mt2">{confirmationCopy.withoutScript}</p>
        </noscript>
      )}
    </section>
  )
}
