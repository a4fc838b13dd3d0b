import { useEffect } from 'react'
import { accessCopy } from '#copy/account/accounts.ts'
import { confirmationCopy, webhookTrouble } from '#copy/account/confirmation.ts'
import { NoteWithoutScript } from '#web/accounts/access/note-without-script.tsx'
import { authPath } from '#web/kit/browser/auth-path.ts'
import { ArrowLink } from '#web/kit/elements/button.tsx'
import { Icon } from '#web/kit/elements/icon.tsx'
import { Note } from '#web/kit/feedback/note.tsx'
import { toast } from '#web/kit/toast/toast-store.ts'
import { ResendBlock } from './resend-block.tsx'

export interface ConfirmationNoticeProps {
  email: string
  webhookUrl: string
  isWebhookTroubled: boolean
  /** False: nothing was mailed just now, an earlier e-mail counts. */
  isSent: boolean
  secondsLeft: number
  /** Which mail the seconds count from. */
  sentAt: number
  /** Where she goes once she has signed in. */
  redirectTo: string
  /** Where offline mail can be read, on the developer's own machine. */
  devMail: string | null
}

/** After signing up, or after signing in with an address that nobody has confirmed. */
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
      <p className="auth__aside mt4">
        <ArrowLink back to={authPath(notice.redirectTo)}>
          {accessCopy.backToSignIn}
        </ArrowLink>
      </p>
    </>
  )
}
