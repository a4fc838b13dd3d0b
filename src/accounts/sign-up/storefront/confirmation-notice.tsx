import { useEffect, useState } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { accessCopy, accessFailed } from '#accounts/copy/accounts.ts'
import type { AuthAnswer } from '#accounts/sign-in/storefront/auth-answer.ts'
import { NoteWithoutScript } from '#accounts/sign-in/storefront/note-without-script.tsx'
import { confirmationCopy, webhookTrouble } from '#accounts/sign-up/copy.ts'
import { authPath } from '#ui/browser/auth-path.ts'
import { readLocal, writeLocal } from '#ui/browser/local-storage.ts'
import { ArrowLink, Button } from '#ui/elements/button.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { useSecondsLeft } from '#ui/form/time-left.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { WebhookField } from './webhook-field.tsx'

const KEY = 'lume_resend'

interface ResendBlockProps {
  email: string
  webhookUrl: string
  secondsLeft: number
  sentAt: number
  redirectTo: string
}

export interface ConfirmationNoticeProps {
  email: string
  webhookUrl: string
  isWebhookTroubled: boolean
  /** False if no email was just sent, because an earlier one is still valid. */
  isSent: boolean
  secondsLeft: number
  sentAt: number
  redirectTo: string
  devMail: string | null
}

export function ConfirmationNotice(notice: ConfirmationNoticeProps) {
  const { email, isWebhookTroubled, isSent, devMail } = notice
  const words = isSent ? confirmationCopy.sent : confirmationCopy.pending
  useEffect(() => {
    if (isWebhookTroubled) toast(webhookTrouble)
  }, [isWebhookTroubled])
  return (
    <>
      <div className="seal mt6">
        <Icon name="mail" size="l" />
      </div>
      <h1 className="mt5">{accessCopy.heads.confirmation.title}</h1>
      <p className="muted mt3">
        {words.before}
        <b className="auth__whom">{email}</b>
        {words.after}
      </p>
      <NoteWithoutScript message={isWebhookTroubled ? webhookTrouble : null} />
      {devMail && (
        <Note className="mt4">
          {confirmationCopy.offline.before}
          <a href={devMail}>{confirmationCopy.offline.link}</a>
          {confirmationCopy.offline.after}
        </Note>
      )}
      <ResendBlock {...notice} />
      <p className="center mt4">
        <ArrowLink back to={authPath(notice.redirectTo)}>
          {accessCopy.backToSignIn}
        </ArrowLink>
      </p>
    </>
  )
}

/** Display only; the server enforces the wait. */
function ResendBlock({ email, webhookUrl, secondsLeft, sentAt, redirectTo }: ResendBlockProps) {
  const fetcher = useFetcher<AuthAnswer>()
  useToastAnswer(fetcher.data, undefined, accessFailed)
  const secondsToWait = useResendCountdown({ secondsLeft, sentAt }, fetcher.data)
  const isWaiting = secondsToWait > 0
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
          {isWaiting ? confirmationCopy.resendIn(secondsToWait) : confirmationCopy.resend}
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

function useResendCountdown(
  { secondsLeft, sentAt }: { secondsLeft: number; sentAt: number },
  answer: AuthAnswer | undefined,
): number {
  const { revalidate } = useRevalidator()
  const [latest, setLatest] = useState({ seconds: secondsLeft })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mail may leave as many seconds as the one before
  useEffect(() => setLatest({ seconds: secondsLeft }), [secondsLeft, sentAt])
  useEffect(() => {
    if (answer?.secondsLeft === undefined) return
    setLatest({ seconds: answer.secondsLeft })
    if (answer.ok) writeLocal(KEY, String(Number(readLocal(KEY)) + 1))
  }, [answer])
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === KEY) revalidate()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [revalidate])
  return useSecondsLeft(latest.seconds, latest)
}
