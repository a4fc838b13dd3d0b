import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { ownPasswordCopy as copy } from '#copy/account/profile.ts'
import { Button } from '#web/kit/elements/button.tsx'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'

/** Choosing a password, first or new: by a link to the account's own mailbox. */
export function OwnPassword({ hasPassword }: { hasPassword: boolean }) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, copy.failed)
  const words = hasPassword ? copy.with : copy.without
  return (
    <section className="own-data">
      <h3>{copy.title}</h3>
      <p className="small muted mt2">{words.text}</p>
      <fetcher.Form method="post" action={pathTo('profile')} className="mt4">
        <input type="hidden" name="intent" value="password-link" />
        <Button type="submit" small variant="ghost" busy={fetcher.state !== 'idle'} busyLabel={copy.busy}>
          {words.submit}
        </Button>
      </fetcher.Form>
    </section>
  )
}
