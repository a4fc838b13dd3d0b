import { useFetchers, useNavigation, useSubmit } from 'react-router'

interface Sending {
  formAction?: string
  formData?: FormData
  formMethod?: string
  formEncType?: string
}

type EncType = 'application/x-www-form-urlencoded' | 'multipart/form-data'

/** Resubmits through the same fetcher or form, so that the router aborts the first request. */
export function useResend(): (isWanted: (pathname: string, fields: FormData) => boolean) => boolean {
  const fetchers = useFetchers()
  const navigation = useNavigation()
  const submit = useSubmit()

  return (isWanted) => {
    const resend = ({ formAction, formData, formMethod, formEncType }: Sending, fetcherKey?: string) => {
      if (!formAction || !formData) return false
      const { pathname } = new URL(formAction, window.location.href)
      if (!isWanted(pathname, formData)) return false
      const submitOptions = {
        action: formAction,
        method: formMethod as 'post',
        encType: formEncType as EncType,
      }
      submit(
        formData,
        fetcherKey === undefined ? submitOptions : { ...submitOptions, navigate: false, fetcherKey },
      )
      return true
    }
    const submissions = fetchers.map((fetcher) => resend(fetcher, fetcher.key))
    return [...submissions, resend(navigation)].includes(true)
  }
}
