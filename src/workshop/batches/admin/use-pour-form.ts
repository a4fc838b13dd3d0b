import { useCallback, useRef } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { pourPageCopy } from '#workshop/batches/copy/admin-pour-page.ts'
import type { PourPageAnswer } from './pour-action.server.ts'

/** A form of a leva's page: empty again once it is written down, and it says which field was wrong. */
export function usePourForm(number: number | string) {
  const fetcher = useFetcher<PourPageAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const clear = useCallback(({ ok }: PourPageAnswer) => {
    if (ok) form.current?.reset()
  }, [])
  useToastAnswer(fetcher.data, clear, pourPageCopy.failed)
  const { data, state, Form } = fetcher
  const errorOf = (field: PourPageAnswer['field']) =>
    data && !data.ok && data.field === field ? data.toast?.text : undefined
  const action = pathTo('adminPour', { number: String(number) })
  const attributes = { ref: form, method: 'post', action, className: 'pour__form', noValidate: true } as const
  return { Form, attributes, errorOf, isBusy: state !== 'idle' }
}
