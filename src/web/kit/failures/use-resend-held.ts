import { useFetchers, useNavigation, useSubmit } from 'react-router'
import { isHeld } from './asking-to-sign-in.ts'

interface Sending {
  formAction?: string
  formData?: FormData
  formMethod?: string
  formEncType?: string
}

/** Sends what waits once more, through the very form that sent it: the router drops the first request for the second. */
export function useResendHeld(): () => void {
  const fetchers = useFetchers()
  const navigation = useNavigation()
  const submit = useSubmit()

  function resend({ formAction, formData, formMethod, formEncType }: Sending, fetcherKey?: string) {
    if (!formAction || !formData) return
    const { pathname } = new URL(formAction, window.location.href)
    if (!isHeld(pathname, formData)) return
    const how = { action: formAction, method: formMethod as 'post', encType: formEncType as EncType }
    submit(formData, fetcherKey === undefined ? how : { ...how, navigate: false, fetcherKey })
  }

  return () => {
    for (const fetcher of fetchers) resend(fetcher, fetcher.key)
    resend(navigation)
  }
}

type EncType = 'application/x-www-form-urlencoded' | 'multipart/form-data'
