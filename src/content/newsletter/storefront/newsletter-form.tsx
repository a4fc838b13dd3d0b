import { type FormEvent, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import {
  newsletterConsent,
  newsletterCopy,
  newsletterOffline,
} from '#content/newsletter/copy/newsletter-form.ts'
import { homeCopy } from '#content/pages/copy/home.ts'
import { EMAIL_MAX_LENGTH } from '#platform/domain/email.ts'
import { useNewsletterName } from '#ui/browser/use-root-data.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import type { SubscriptionFields, SubscriptionOutcome } from './ask-to-subscribe.ts'

/** A second click within this time is ignored as accidental. */
const PAUSE_MS = 500

/** Lazy-loaded, because few visitors subscribe. */
async function ask(fields: SubscriptionFields): Promise<SubscriptionOutcome> {
  try {
    const { askToSubscribe } = await import('./ask-to-subscribe.ts')
    return await askToSubscribe(fields)
  } catch {
    return { isSubscribed: false, notice: newsletterOffline }
  }
}

type FormWords = Readonly<Record<'emailLabel' | 'placeholder' | 'button' | 'hint' | 'consent', string>>

export function NewsletterForm({ words }: { words?: FormWords }) {
  const { emailLabel, placeholder, button, hint } = words ?? homeCopy.ritual
  const newsletter = useNewsletterName()
  // The stored consent, with a word joiner that prevents a line break after 'e-'.
  const shownConsent = (words?.consent ?? newsletterConsent(newsletter)).replace('e-mail', 'e-\u2060mail')
  const id = useId()
  const [isSubmitting, setSubmitting] = useState(false)
  const [isInvalid, setInvalid] = useState(false)
  const lastSubmission = useRef(-PAUSE_MS)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const now = performance.now()
    if (isSubmitting || now - lastSubmission.current < PAUSE_MS) return
    lastSubmission.current = now
    const typed = new FormData(form)
    setSubmitting(true)
    const { isSubscribed, notice } = await ask({
      email: String(typed.get('email')),
      honeypot: String(typed.get('honeypot')),
    })
    setSubmitting(false)
    setInvalid(!isSubscribed && notice.tone === 'destructive')
    if (isSubscribed) form.reset()
    toast(notice)
  }

  return (
    <form
      className={words ? 'signup grid g3 mt6 signup--paper' : 'signup grid g3 mt6'}
      method="post"
      action={pathTo('newsletter')}
      noValidate
      onSubmit={submit}
    >
      <label htmlFor={id}>{emailLabel}</label>
      <div className="line">
        <input
          className="input"
          id={id}
          name="email"
          type="email"
          required
          maxLength={EMAIL_MAX_LENGTH}
          placeholder={placeholder}
          autoComplete="email"
          aria-invalid={isInvalid || undefined}
          aria-describedby={`${id}-hint`}
        />
        <Button
          type="submit"
          variant={words ? undefined : 'light'}
          busy={isSubmitting}
          busyLabel={newsletterCopy.submitting}
        >
          {button}
        </Button>
      </div>
      <div className="honeypot" aria-hidden="true">
        <label htmlFor={`${id}-honey`}>{newsletterCopy.honeypot}</label>
        <input id={`${id}-honey`} name="honeypot" tabIndex={-1} autoComplete="off" />
      </div>
      <p className="hint" id={`${id}-hint`}>
        {hint} {shownConsent} {newsletterCopy.privacyBefore}{' '}
        <Link to={pathTo('privacy')}>{newsletterCopy.privacyLink}</Link>.
      </p>
    </form>
  )
}
