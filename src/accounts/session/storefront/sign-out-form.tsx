import type { FormEvent, ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { signOutLost } from '#accounts/copy/sign-out.ts'
import { pathTo } from '#addresses.ts'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { leaveAfterAsking } from '#ui/form/unsaved-words.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'

interface SignOutFormProps {
  id?: string
  children?: ReactNode
}

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
