import type { FormEvent, ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { signOutLost } from '#copy/account/sign-out.ts'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { leaveAfterAsking } from '#web/kit/form/unsaved-words.ts'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'

interface SignOutFormProps {
  /** For a button that stands outside of the form. */
  id?: string
  children?: ReactNode
}

/** Every way out of an account: the page stays until the shop has answered. */
export function SignOutForm({ id, children }: SignOutFormProps) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, signOutLost)

  function leave(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (fetcher.state !== 'idle') return
    leaveAfterAsking(() => void fetcher.submit(null, { method: 'post', action: pathTo('signOut') }))
  }

  return (
    <fetcher.Form id={id} method="post" action={pathTo('signOut')} onSubmit={leave}>
      {children}
    </fetcher.Form>
  )
}
